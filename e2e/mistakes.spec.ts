import type { APIRequestContext } from '@playwright/test';
import { expect, type Learner, test } from './support/test.ts';

const writingSample = 14;

/** Saves a text through the call that the writing page uses. */
async function write(request: APIRequestContext, { token }: Learner, answer: string) {
  const headers = { authorization: `Bearer ${token}` };
  const listed = await request.post('/questions/list', {
    data: { submoduleId: writingSample, page: 1, size: 1 },
    headers,
  });
  const { questionId } = (await listed.json()).data.content[0];
  const saved = await request.post('/questions/text', {
    data: { questionId, submoduleId: writingSample, answer },
    headers: { ...headers, 'Idempotency-Key': `text-${questionId}` },
  });
  expect(saved.ok()).toBe(true);
}

test('a mistake in a text is counted, has a lesson, is drilled by keyboard and comes back later', async ({
  page,
  learner,
  request,
}) => {
  await write(request, learner, 'He bought a apple at the market. I like it here.');
  await page.goto('/mistakes');
  await page.getByText('1 time in 3 weeks').click();
  await expect(page.getByText('He bought a')).toContainText('an apple at the market.');
  await expect(page.getByRole('link', { name: 'Read the lesson: Article' })).toHaveAttribute(
    'href',
    '/grammar/determiner',
  );

  await page.getByRole('link', { name: 'Correct my sentences' }).click();
  await expect(page.getByRole('textbox', { name: 'What belongs in the gap?' })).toBeFocused();
  await page.keyboard.type('an');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 1 sentence right')).toBeVisible();

  await page.getByRole('link', { name: 'Back to My mistakes' }).click();
  await expect(page.getByText('No sentences to correct now')).toBeVisible();
  await expect(page.getByText(/^The next one comes back in/)).toBeVisible();
});
