import type { Page } from '@playwright/test';
import { PracticeBrowserPage } from '../pages/practice-browser-page.ts';
import { QuestionPage } from '../pages/question-page.ts';
import { firstPageOf, questionOf } from './bank.ts';
import type { Learner } from './test.ts';

/** A question type and its tabs in the question browser. */
export interface QuestionType {
  submoduleId: number;
  module: string;
  submodule: string;
}

/** Opens the first question of a type, sorted by id, and returns it with its key. */
export async function openFirst(page: Page, learner: Learner, { submoduleId, module, submodule }: QuestionType) {
  const list = await firstPageOf(page.request, submoduleId);
  const ids = list.content.map(({ questionId }) => questionId);
  const questionId = ids[0] ?? 0;
  const key = await questionOf(page.request, learner, { questionId, submoduleId });
  const browser = new PracticeBrowserPage(page);
  await browser.open(module, submodule);
  await browser.openQuestion(questionId);
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  return { question, browser, key, questionId, ids };
}
