import { expect, type Locator, type Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';

/** The letters a learner has to supply, in order. */
export function missingLetters(question: Question): string {
  const blanks = question.blankList ?? [
    { clues: question.clues?.[0] ?? [], answer: [question.referenceAnswer ?? ''].flat().join('') },
  ];
  return blanks.flatMap(({ clues, answer }) => [...answer].filter((_, index) => clues[index] === null)).join('');
}

/** The detail screen, as a learner uses it. */
export class QuestionPage {
  readonly page: Page;
  readonly task: Locator;

  constructor(page: Page) {
    this.page = page;
    this.task = page.getByRole('region', { name: 'Question', exact: true });
  }

  /**
   * Waits for the question and its task; the title comes first, while the code of its type is still on the way. The page
   * as the server sends it has a title for each type, of which its styles show one.
   */
  async isOpen(questionId: number) {
    await expect(this.page.getByRole('heading', { level: 1, name: new RegExp(`#${questionId}$`) })).toBeVisible();
    const task = this.page.getByRole('main');
    await expect(task.locator('button, input, textarea, select').first()).toBeAttached();
  }

  /** Waits for the badge and the confirmation that the answer was saved. */
  async isSaved() {
    await expect(this.page.getByRole('banner').getByText('Practiced', { exact: true })).toBeVisible();
    await expect(this.task.getByText('Saved', { exact: true })).toBeVisible();
  }

  submit() {
    return this.task.getByRole('button', { name: 'Submit' }).click();
  }

  solveAgain() {
    return this.task.getByRole('button', { name: 'Solve Again' }).click();
  }

  exit() {
    return this.page.getByRole('button', { name: 'Exit' }).click();
  }

  /** Leaves an unanswered exam question and confirms the dialog. */
  async leaveExam() {
    const dialog = this.page.getByRole('dialog', { name: 'Leave this exam question?' });
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
  }

  next() {
    return this.page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Next' }).click();
  }

  last() {
    return this.page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Last' }).click();
  }

  /** The button with the current mode. */
  readonly mode = () => this.page.getByRole('button', { name: /^Mode/ });

  /** Opens the modes and selects one, without confirming. */
  async chooseMode(mode: 'Learn' | 'Timed' | 'Exam', time?: string) {
    await this.mode().click();
    const sheet = this.page.getByRole('dialog', { name: 'Practice mode' });
    await sheet.getByRole('radio', { name: new RegExp(`^${mode}`) }).check();
    if (time) await sheet.getByText(time, { exact: true }).click();
    return sheet;
  }

  /** Switches to another mode or time. */
  async practiseIn(mode: 'Learn' | 'Timed' | 'Exam', time?: string) {
    const sheet = await this.chooseMode(mode, time);
    await sheet.getByRole('button', { name: 'Use this mode' }).click();
    await expect(sheet).toBeHidden();
  }

  hint() {
    return this.task.getByRole('button', { name: 'Hint' }).click();
  }

  /** Types, starting at the first blank letter. */
  async type(letters: string) {
    await this.firstBlank().click();
    await this.page.keyboard.type(letters);
  }

  /** The first enabled letter box. */
  firstBlank() {
    return this.task.getByRole('textbox', { name: /blank$/ }).first();
  }
}
