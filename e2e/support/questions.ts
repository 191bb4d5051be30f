import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { findType } from '../../packages/question-types/src/index.ts';
import { QuestionPage } from '../pages/question-page.ts';
import { firstPageOf, questionOf } from './bank.ts';
import { expect, type Learner } from './test.ts';

/** A question with its key and its place in the list by id. */
export interface ChosenQuestion {
  questionId: number;
  submoduleId: number;
  key: Question;
  place: object;
}

/** A question of a type by its place, from 1, in the list by id. */
export async function chooseQuestion(
  page: Page,
  learner: Learner,
  submoduleId: number,
  globalIndex = 1,
): Promise<ChosenQuestion> {
  const { content, totalElements } = await firstPageOf(page.request, submoduleId);
  const questionId = content[globalIndex - 1]?.questionId ?? 0;
  const place = {
    questionId,
    submoduleId,
    filters: { isAsc: true, difficultyLevel: null, isPracticed: null },
    count: totalElements,
    moduleId: findType(submoduleId)?.moduleId,
    currentPage: 1,
    globalIndex,
  };
  const key = await questionOf(page.request, learner, { questionId, submoduleId });
  // synthesized at the first request; a test of a page is not about how long that takes on a busy machine
  if (key.questionAudioUrl) expect((await page.request.get(key.questionAudioUrl)).ok()).toBe(true);
  return { questionId, submoduleId, key, place };
}

/** Opens the question directly, like a reload of its page: from the stored copy of its place. */
export async function goTo(page: Page, { questionId, place }: Pick<ChosenQuestion, 'questionId' | 'place'>) {
  await page.addInitScript(
    ([id, copy]) => {
      if (sessionStorage.getItem('placed') === id) return;
      sessionStorage.setItem('placed', id);
      localStorage.setItem('question', copy);
    },
    [String(questionId), JSON.stringify(place)] as const,
  );
  await page.goto('/practice/questions/detail');
  const question = new QuestionPage(page);
  await question.isOpen(questionId);
  return question;
}

/** Chooses a question of a type and opens it. */
export async function openQuestion(page: Page, learner: Learner, submoduleId: number, globalIndex = 1) {
  const chosen = await chooseQuestion(page, learner, submoduleId, globalIndex);
  const question = await goTo(page, chosen);
  await expect(page.getByRole('timer')).toBeVisible();
  return { question, ...chosen };
}
