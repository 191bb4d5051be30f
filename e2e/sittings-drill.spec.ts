import { AccountPages } from './pages/account-pages.ts';
import { SittingPage } from './pages/sitting-page.ts';
import { tabTo } from './support/keyboard.ts';
import { codeFor } from './support/mailbox.ts';
import { expect, newAddress, test } from './support/test.ts';

const words = 18;

test('eighteen words in a row by keyboard, one key each, with the result in place', async ({ page, learner: _ }) => {
  await page.goto('/practice/row');
  await tabTo(page, page.getByRole('radio', { name: String(words) }));
  await tabTo(page, page.getByRole('button', { name: 'Start', exact: true }));
  await page.keyboard.press('Enter');
  const sitting = new SittingPage(page);
  for (let number = 1; number <= words; number += 1) {
    await expect(sitting.task(number, words).getByRole('button', { name: 'Yes' })).toBeVisible();
    await page.keyboard.press('y');
  }
  await expect(page.getByText(`You answered ${words} of ${words} questions.`)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(words);
  await page.getByRole('link', { name: 'Review question 1', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Practiced', { exact: true })).toBeVisible();
});

test('from sign-up over goals and the placement test, which can wait, to a first drill with one press', async ({ page }) => {
  const account = newAddress('first-drill');
  const accounts = new AccountPages(page);
  await accounts.signUp(account, 'a quiet library');
  await accounts.verify(await codeFor(page.request, account));
  await page.getByRole('button', { name: 'Save and find my level' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Placement test' })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: /^Start: .* questions$/ }).first().click();
  const sitting = new SittingPage(page);
  await expect(sitting.anyTask()).toBeVisible();
});

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN', hasTouch: true });

  test('words in a row, with the review after each', async ({ page, learner: _ }) => {
    await page.goto('/practice/row?type=1');
    await page.getByText('10', { exact: true }).click();
    await page.getByRole('button', { name: '开始', exact: true }).click();
    for (let number = 1; number <= 10; number += 1) {
      const task = page.getByRole('region', { name: `第 ${number} 题，共 10 题` });
      await task.getByRole('button', { name: '是' }).tap();
      await task.getByRole('button', { name: '下一题' }).tap();
    }
    await expect(page.getByRole('listitem')).toHaveCount(10);
  });
});
