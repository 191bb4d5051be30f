import { pressAt, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test('the skip link, the login form and the redirect after login work with the keyboard', async ({ page, learner }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(learner.account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(learner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
});

test('the account menu opens with the keyboard, and Escape restores the focus', async ({ page, learner }) => {
  await page.goto('/');
  const avatar = page.getByRole('button', { name: `Account: ${learner.account}` });
  await tabTo(page, avatar);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  for (const name of ['My tests', 'Classes', 'Mistake notebook', 'My mistakes', 'Language: 中文', 'Logout']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My Profile' }).press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('the account menu opens the notebook, changes the language and logs out, with the keyboard', async ({
  page,
  learner,
}) => {
  await page.goto('/');
  const choose = async (account: string, item: string) => {
    await tabTo(page, page.getByRole('button', { name: `${account}${learner.account}` }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('menuitem', { name: item }), 'ArrowDown');
    await page.keyboard.press('Enter');
  };
  await page.getByRole('link', { name: 'Set your goals' }).focus();
  await choose('Account: ', 'Mistake notebook');
  await expect(page).toHaveURL('/notebook');
  await expect(page.getByRole('heading', { level: 1, name: 'Mistake notebook' })).toBeVisible();
  await choose('Account: ', 'Language: 中文');
  await expect(page.getByRole('heading', { level: 1, name: '错题本' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await choose('账户：', '退出登录');
  await expect(page).toHaveURL('/login');
});

test('the drawer opens with the keyboard, its links work, and Escape restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Home',
    'Practice',
    'Speaking AI',
    'Writing AI',
    'Mock test',
    'Vocabulary',
    'Courses',
    'Pricing',
    'Blog',
    'Sign in',
  ]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, drawer.getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('main')).toBeFocused();
});

test('the drawer of a learner opens the notebook with the keyboard', async ({ page, learner }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
  await pressAt(page, page.getByRole('button', { name: 'Open menu' }));
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const products = drawer.locator('summary').filter({ hasText: 'Products' });
  await pressAt(page, products);
  await expect(drawer.getByRole('link', { name: 'Speaking AI' })).toBeHidden();
  await pressAt(page, products);
  await expect(drawer.getByRole('link', { name: 'Speaking AI' })).toBeVisible();
  await pressAt(page, drawer.getByRole('link', { name: 'Mistake notebook' }));
  await expect(page).toHaveURL('/notebook');
  await expect(drawer).toBeHidden();
});
