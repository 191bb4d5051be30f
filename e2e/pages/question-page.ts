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

  async isOpen(questionId: number) {
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(`#${questionId}`);
  }

  /** The badge and the word that the answer has arrived. */
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

  next() {
    return this.page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Next' }).click();
  }

  last() {
    return this.page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: 'Last' }).click();
  }

  /** Types from the first blank letter on. */
  async type(letters: string) {
    await this.firstBlank().click();
    await this.page.keyboard.type(letters);
  }

  /** The first open letter box. */
  firstBlank() {
    return this.task.getByRole('textbox', { name: /blank$/ }).first();
  }
}
