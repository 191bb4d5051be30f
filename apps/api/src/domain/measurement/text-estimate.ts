import { correct } from '@rehearse/correction';
import { checkTask, measureText, type WritingTask } from '@rehearse/scoring';
import type { AnswerEstimate } from './answers.ts';

/** A text and what it was written for. */
export interface TaskText {
  readonly text: string;
  readonly task: WritingTask;
}

/** Fewer words have too few mistakes and rarer words to be counted. */
const FEWEST_WORDS = 20;
/** Standard error in points; see decision 56. */
const ERROR = 25;
/** What can be counted in a text doesn't tell levels beyond these apart. */
const LOWEST = 45;
const HIGHEST = 135;
/** More mistakes in 100 words than this don't lower the estimate further. */
const MOST_MISTAKES = 9;

/**
 * Points of a text by its vocabulary and its mistakes, without looking at what it says.
 *
 * @param mistakes found by rules, per 100 words
 * @param rarerShare share of words that are not everyday ones, 0 to 1
 */
const pointsBy = (mistakes: number, rarerShare: number) =>
  104 - 7 * Math.min(mistakes, MOST_MISTAKES) + 190 * rarerShare;

/** What too short a text loses: up to 30 points if hardly anything of the recommended length is there. */
const shortness = (words: number, leastWords: number) => 30 * Math.max(0, 1 - words / Math.max(1, leastWords));

/**
 * A rough estimate of what somebody wrote, for learners without an AI service: null if there is too little of it, or if it
 * isn't an answer to its task. Formula, figures and limits: decision 56. Takes about 20 ms per 120 words.
 */
export function estimateText(texts: readonly TaskText[]): AnswerEstimate | null {
  const judged = texts.filter(({ text }) => text.trim() !== '');
  const isOdd = judged.some(({ text, task }) => checkTask(text, task).problems.some(({ kind }) => kind !== 'tooShort'));
  if (isOdd) return null;
  const measures = judged.map(({ text }) => ({ ...measureText(text), mistakes: correct(text).length }));
  const words = measures.reduce((sum, each) => sum + each.words, 0);
  if (words < FEWEST_WORDS) return null;
  const mistakes = measures.reduce((sum, each) => sum + each.mistakes, 0);
  const rarer = measures.reduce((sum, each) => sum + each.words * (1 - each.everydayShare), 0);
  const leastWords = texts.reduce((sum, { task }) => sum + task.leastWords, 0);
  const points = pointsBy((100 * mistakes) / words, rarer / words) - shortness(words, leastWords);
  return { points: Math.round(Math.min(HIGHEST, Math.max(LOWEST, points))), error: ERROR, by: 'measures' };
}
