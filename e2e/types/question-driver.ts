import type { Page } from '@playwright/test';
import type { Question } from '@rehearse/api-client';
import { WritingPage } from '../pages/writing-page.ts';

/** Takes a screenshot of a step between the task and its review. */
export type Take = (part: string) => Promise<void>;

/** How the tests and the pictures deal with a question type. */
export interface QuestionDriver {
  /** Fields of a question besides its ids, on a host with nothing but the specification's fields. */
  readonly hostFields: object;
  /** The lines of the help sheet that are the type's own, each as its keys and what they do. */
  readonly keys: readonly string[];
  /** Takes the shortest way from an open question to its review. */
  finish(page: Page): Promise<void>;
  /** Answers a question partly right, like a typical learner. */
  answer(page: Page, question: Question, take: Take): Promise<void>;
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<void>;
  /** The question starts with audio. Default false. */
  readonly startsWithAudio?: boolean;
}

/** The key line of types that are reviewed at once. */
export const goOn = 'Enter Space After an answer: continue';

/** A sample answer of the host. */
export const essay = 'I would visit the coast, because the light there is clear and the walks are long.';

export async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Submits a short text with mistakes. */
export async function writeShortly(page: Page) {
  await new WritingPage(page).box().fill('I beleive a apple is red. It is is sweet, and i eat one each day.');
  await submit(page);
}
