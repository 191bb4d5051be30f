import type { Locator, Page } from '@playwright/test';
import { PracticeBrowserPage } from '../pages/practice-browser-page.ts';
import { QuestionPage } from '../pages/question-page.ts';
import { firstPageOf, questionOf } from './bank.ts';
import { isHydrated } from './hydration.ts';
import type { QuestionType } from './open-first.ts';
import { expect, type Learner } from './test.ts';

/** More than the number of tab stops on any page. */
const MANY = 120;

/** Presses Tab, or another key, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab') {
  // the app repeats presses and typed text from before, but no other keys
  await isHydrated(page);
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < MANY && !(await hasFocus()); pressed += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Moves to a control with Tab and presses it. */
export async function pressAt(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses one key after the other. */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Selects a tab with the arrow keys. */
async function chooseTab(page: Page, row: string, name: string) {
  const tabs = page.getByRole('tablist', { name: row });
  await tabTo(page, tabs.getByRole('tab', { selected: true }));
  const wanted = tabs.getByRole('tab', { name, exact: true });
  await page.keyboard.press('Home');
  await tabTo(page, wanted, 'ArrowRight');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}

export const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Finds the list of a type in the question browser with the keyboard. */
async function findList(page: Page, { module, submodule }: QuestionType) {
  await page.goto('/practice');
  await chooseTab(page, 'Modules', module);
  await chooseTab(page, 'Question types', submodule);
  await tabTo(page, page.getByRole('combobox', { name: 'Order' }));
  await page.keyboard.press('ArrowDown');
}

/** Opens the first question of a type, by id, from the question browser with the keyboard. */
export const openByKeyboard = (page: Page, learner: Learner, type: QuestionType) =>
  openFound(page, learner, type, async (row) => {
    await findList(page, type);
    await expect(row).toBeVisible();
    await pressAt(page, row);
  });

/** The same, but finds the list with the mouse: the keyboard route through the browser is the same for every type. */
export const openByEnter = (page: Page, learner: Learner, type: QuestionType) =>
  openFound(page, learner, type, async (row) => {
    await new PracticeBrowserPage(page).open(type.module, type.submodule);
    await row.press('Enter');
  });

async function openFound(
  page: Page,
  learner: Learner,
  { submoduleId }: QuestionType,
  open: (row: Locator) => Promise<void>,
) {
  const ids = (await firstPageOf(page.request, submoduleId)).content.map(({ questionId }) => questionId);
  const questionId = ids[0] ?? 0;
  const key = await questionOf(page.request, learner, { questionId, submoduleId });
  await open(page.getByRole('button', { name: `Open question ${questionId}` }));
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  await expect(page.getByRole('timer').first()).toBeVisible();
  return { question, key, questionId, ids };
}
