import { pressAt, titleOf } from './support/keyboard.ts';
import { finishTest, startShortTest } from './support/sittings.ts';
import { expect, test } from './support/test.ts';

test('a shared test that is deleted from its report is gone from the history, and so is its link', async ({
  page,
  learner,
  browser,
}) => {
  const { sittingId } = await startShortTest(page.request, learner, 1);
  await finishTest(page.request, learner, sittingId);
  await page.goto(`/tests/${sittingId}`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the report' }).inputValue();
  const reader = await browser.newPage();
  await reader.goto(link);
  await expect(titleOf(reader, 'Shared test report')).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this mock test?' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The mock test was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  await page.goto(`/tests/${sittingId}`);
  await expect(titleOf(page, 'There is no such report')).toBeVisible();
  await reader.reload();
  await expect(titleOf(reader, 'This report isn’t shared')).toBeVisible();
  await reader.close();
});

test('an unfinished test is deleted from the history by keyboard', async ({ page, learner }) => {
  await startShortTest(page.request, learner, 1);
  await page.goto('/tests');
  const open = page.getByRole('button', { name: /^Delete: Mock test · Short test/ });
  await expect(open).toBeVisible();
  await pressAt(page, open);
  const dialog = page.getByRole('dialog', { name: 'Delete this mock test?' });
  await expect(dialog.getByText(/answers that you gave in it are deleted too/)).toBeVisible();
  await pressAt(page, dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(page.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
  await expect(titleOf(page, 'My tests')).toBeFocused();
});
