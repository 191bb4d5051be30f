import { checkTask } from '@rehearse/scoring';
import type { AnswerPart, ComparedTexts, PastAttempt } from './past-attempts.types.ts';

/** Parts that are texts of the learner's own. */
const textParts: ReadonlySet<AnswerPart['part']> = new Set(['whole', 'summary', 'partOne', 'partTwo']);

const textsOf = ({ answer }: PastAttempt): readonly AnswerPart[] =>
  (answer ?? []).filter(({ part, text, choice }) => textParts.has(part) && !choice && text.trim() !== '');

/** The attempts that have something to compare, latest first. */
export const toComparable = (attempts: readonly PastAttempt[], { from }: ComparedTexts): readonly PastAttempt[] =>
  attempts.filter((attempt) => (from === 'answers' ? textsOf(attempt).length > 0 : attempt.correction !== undefined));

/** A part of two answers. A text is empty if the answer lacks the part. */
export interface PartOfBoth {
  part: AnswerPart['part'];
  before: string;
  after: string;
}

/** The parts of two answers, in the order of the task. */
export function partsOfBoth(before: PastAttempt, after: PastAttempt): PartOfBoth[] {
  const [earlier, later] = [textsOf(before), textsOf(after)];
  const textIn = (parts: readonly AnswerPart[], name: string) => parts.find(({ part }) => part === name)?.text ?? '';
  return [...textParts]
    .filter((name) => [...earlier, ...later].some(({ part }) => part === name))
    .map((part) => ({ part, before: textIn(earlier, part), after: textIn(later, part) }));
}

/** Whether the corrector, which is for English, can say anything about a text. */
export const isEnglish = (text: string): boolean =>
  !checkTask(text, { kind: 'question', leastWords: 0, prompt: '', samples: [] }).problems.some(
    ({ kind }) => kind === 'notEnglish',
  );
