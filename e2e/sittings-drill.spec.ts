import { SittingPage } from './pages/sitting-page.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const count = 18;

test('eighteen words in a row by keyboard, one key each, with the result in place', async ({ page, learner: _ }) => {
  await page.goto('/practice/row');
  await tabTo(page, page.getByRole('radio', { name: '18' }).or(page.getByRole('radio', { checked: true, name: '18' })));
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.keyboard.press('Enter');
  const sitting = new SittingPage(page);
  for (let number = 1; number <= count; number += 1) {
    await expect(sitting.task(number, count).getByRole('button', { name: 'Yes' })).toBeVisible();
    await page.keyboard.press('y');
  }
  await expect(page.getByText(`You answered ${count} of ${count} questions.`)).toBeVisible();
  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(count);
});
