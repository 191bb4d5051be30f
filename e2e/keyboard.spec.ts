import type { Locator, Page } from '@playwright/test';
import { missingLetters, QuestionPage } from './pages/question-page.ts';
import { firstPageOf, questionOf } from './support/bank.ts';
import { expect, type Learner, test } from './support/test.ts';

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  await expect(async () => {
    if (!(await target.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press(key);
      expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }).toPass({ intervals: [0], timeout: 10_000 });
}

/** Chooses a tab of a row with the arrow keys. */
async function chooseTab(page: Page, row: string, name: string) {
  const tabs = page.getByRole('tablist', { name: row });
  await tabTo(page, tabs.getByRole('tab', { selected: true }));
  const wanted = tabs.getByRole('tab', { name, exact: true });
  await page.keyboard.press('Home');
  await tabTo(page, wanted, 'ArrowRight');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}

interface Way {
  submoduleId: number;
  module: string;
  submodule: string;
}

/** From the question browser to the first question of a type, by number. */
async function openByKeyboard(page: Page, learner: Learner, { submoduleId, module, submodule }: Way) {
  const [first] = (await firstPageOf(page.request, submoduleId)).content;
  const questionId = first?.questionId ?? 0;
  await page.goto('/practice');
  await chooseTab(page, 'Modules', module);
  await chooseTab(page, 'Question types', submodule);
  await tabTo(page, page.getByRole('radio', { name: 'Latest' }));
  await page.keyboard.press('ArrowRight');
  const row = page.getByRole('button', { name: `Open question ${questionId}` });
  await expect(row).toBeVisible();
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  return { question, key: await questionOf(page.request, learner, { questionId, submoduleId }), questionId };
}

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('Read & Select: Y and N answer, the result takes the focus, ? shows the keys, ] goes on', async ({
  page,
  learner,
}) => {
  const way = { submoduleId: 1, module: 'Vocabulary', submodule: 'Read & Select' };
  const ids = (await firstPageOf(page.request, 1)).content.map(({ questionId }) => questionId);
  const { question, key, questionId } = await openByKeyboard(page, learner, way);
  await expect(titleOf(page, `Read & Select #${questionId}`)).toBeFocused();
  await page.keyboard.press(key.correct ? 'n' : 'y');
  await expect(question.task.getByRole('heading', { name: "Sorry. It's wrong" })).toBeFocused();
  await expect(question.task.getByRole('status')).toContainText('Saved');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help.getByText('Yes', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await tabTo(page, question.task.getByRole('button', { name: 'Solve Again' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press(key.correct ? 'y' : 'n');
  await expect(question.task.getByRole('heading', { name: 'Right Answer' })).toBeFocused();

  await page.keyboard.press(']');
  await question.isOpen(ids[1] ?? 0);
  await expect(titleOf(page, `Read & Select #${ids[1]}`)).toBeFocused();
  await page.keyboard.press('[');
  await question.isOpen(ids[0] ?? 0);
});

test('Read Aloud: Space starts, Space stops, the recording is saved', async ({ page, learner }) => {
  const way = { submoduleId: 2, module: 'Speaking', submodule: 'Read Aloud' };
  const { question, questionId } = await openByKeyboard(page, learner, way);
  await expect(titleOf(page, `Read Aloud #${questionId}`)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(question.task.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('0:18');
  await page.keyboard.press('Space');
  await expect(question.task.getByRole('heading', { name: 'Recording saved' })).toBeFocused();
  await question.isSaved();
});

test('Listen & Type: the box has the focus, Ctrl Enter submits', async ({ page, learner }) => {
  const way = { submoduleId: 6, module: 'Listening', submodule: 'Listen & Type' };
  const { question, key } = await openByKeyboard(page, learner, way);
  await expect(question.task.getByLabel('Your sentence')).toBeFocused();
  await page.keyboard.type(String(key.referenceAnswer));
  await page.keyboard.press('Control+Enter');
  await expect(question.task.getByRole('heading', { name: 'Every word is right' })).toBeFocused();
  await question.isSaved();
});

for (const way of [
  { submoduleId: 8, module: 'Reading', submodule: 'Read & Complete' },
  { submoduleId: 10, module: 'Reading', submodule: 'Fill In the Blanks' },
]) {
  test(`${way.submodule}: the first blank has the focus, arrows move, Enter submits`, async ({ page, learner }) => {
    const { question, key } = await openByKeyboard(page, learner, way);
    const letters = missingLetters(key);
    await expect(question.firstBlank()).toBeFocused();
    await page.keyboard.type('z');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
    await expect(question.task.getByRole('heading', { name: 'All correct' })).toBeFocused();
    await question.isSaved();
  });
}

test('the skip link, the login form and the way back in need no mouse', async ({ page, learner }) => {
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

test('the account menu opens by keyboard, and Escape gives the focus back', async ({ page, learner }) => {
  await page.goto('/');
  const avatar = page.getByRole('button', { name: `Account: ${learner.account}` });
  await tabTo(page, avatar);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Language' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My Profile' }).press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('the drawer opens by keyboard, leads on, and Escape gives the focus back', async ({ page }) => {
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
