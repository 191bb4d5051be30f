import {
  findAnswer,
  gradeReadingStep,
  type ReadingKey,
  type ReadingStepAnswer,
  type ReadingStepResult,
  toPassageWords,
  type WordRange,
  widenRange,
} from '@rehearse/scoring';
import { shownSteps } from './reading-sequences.own.ts';
import type {
  ReadingProgress,
  ReadingSequencesContext,
  ReadingSequencesQuestion,
  ReadingStep,
} from './reading-sequences.types.ts';

/** A choice keeps this many options, so that hints never give the answer away. */
const OPTIONS_LEFT = 2;
/** Hints of a highlight: the paragraph that contains the answer, then the sentence. */
const REGIONS = ['paragraph', 'sentence'] as const;

export function emptyAnswer(step: ReadingStep): ReadingStepAnswer {
  if (step.kind === 'blanks') return { kind: 'blanks', chosen: step.blanks.map(() => null) };
  return step.kind === 'highlight' ? { kind: 'highlight', range: null } : { kind: 'choice', chosen: null };
}

export function toKey(step: ReadingStep): ReadingKey {
  if (step.kind === 'blanks') return { kind: 'blanks', answers: step.blanks.map(({ answer = '' }) => answer) };
  const { passage, answer = '' } = step;
  return step.kind === 'highlight' ? { kind: 'highlight', passage, answer } : { kind: 'choice', answer };
}

/** Results of the first `count` steps; null for the others, and for all of them in exam mode. */
export function gradeSteps(
  { question, mode }: Pick<ReadingSequencesContext, 'question' | 'mode'>,
  answers: readonly ReadingStepAnswer[],
  count: number,
): (ReadingStepResult | null)[] {
  return question.steps.map((step, index) =>
    mode === 'exam' || index >= count ? null : gradeReadingStep(toKey(step), answers[index]),
  );
}

/** How many choices of a step are still missing. */
export function unfinishedCount(answer: ReadingStepAnswer | undefined): number {
  if (answer?.kind === 'blanks') return answer.chosen.filter((chosen) => chosen === null).length;
  if (answer?.kind === 'choice') return answer.chosen === null ? 1 : 0;
  return answer?.kind === 'highlight' && answer.range !== null ? 0 : 1;
}

/** The options left after a number of hints; each hint removes the first wrong one. */
export function offeredOptions(
  options: readonly string[],
  answer: string | undefined,
  hints: number,
): readonly string[] {
  const taken = options.filter((option) => option !== answer).slice(0, Math.min(hints, options.length - OPTIONS_LEFT));
  return options.filter((option) => !taken.includes(option));
}

/** How many hints a step has. */
export function hintsIn(step: ReadingStep): number {
  if (step.kind === 'highlight') return searchRegion(step, 1) === null ? 0 : REGIONS.length;
  const lists = step.kind === 'blanks' ? step.blanks : [step];
  return Math.max(0, ...lists.map(({ options }) => options.length - OPTIONS_LEFT));
}

/** The range that contains a highlight's answer after a number of hints; null for the whole passage. */
export function searchRegion(step: ReadingStep, hints: number): WordRange | null {
  const widen = REGIONS[Math.min(hints, REGIONS.length) - 1];
  if (step.kind !== 'highlight' || widen === undefined) return null;
  const words = toPassageWords(step.passage);
  const [key] = findAnswer(words, step.answer ?? '');
  return key ? widenRange(words, key, widen) : null;
}

/** Whether an answer is possible in a step after these hints. */
function isPossible(step: ReadingStep, answer: ReadingStepAnswer, hints: number): boolean {
  const isOffered = ({ options, answer: right }: { options: readonly string[]; answer?: string }, chosen: unknown) =>
    chosen === null || offeredOptions(options, right, hints).some((option) => option === chosen);
  if (step.kind === 'blanks') {
    return (
      answer.kind === 'blanks' &&
      Array.isArray(answer.chosen) &&
      answer.chosen.length === step.blanks.length &&
      step.blanks.every((blank, index) => isOffered(blank, answer.chosen[index]))
    );
  }
  if (step.kind !== 'highlight') return answer.kind === 'choice' && isOffered(step, answer.chosen);
  return answer.kind === 'highlight' && (answer.range === null || isRangeIn(step, answer.range));
}

/** Whether both ends are words of the passage. */
export function isRangeIn(step: ReadingStep | undefined, { start, end }: WordRange): boolean {
  if (step?.kind !== 'highlight') return false;
  const count = toPassageWords(step.passage).length;
  const isWord = (place: unknown) => Number.isInteger(place) && (place as number) >= 0 && (place as number) < count;
  return isWord(start) && isWord(end);
}

/** The answer with an option chosen; null if it is not offered here. */
export function chooseOption(
  step: ReadingStep | undefined,
  answer: ReadingStepAnswer | undefined,
  hints: number,
  { option, blank }: { option: string | null; blank?: number },
): ReadingStepAnswer | null {
  if (!step || !answer) return null;
  const next: ReadingStepAnswer | null =
    answer.kind === 'blanks' && blank !== undefined && blank in answer.chosen
      ? { kind: 'blanks', chosen: answer.chosen.with(blank, option) }
      : answer.kind === 'choice' && blank === undefined
        ? { kind: 'choice', chosen: option }
        : null;
  return next && isPossible(step, next, hints) ? next : null;
}

/** The answer without what a hint has just removed. */
export function withoutTaken(step: ReadingStep, answer: ReadingStepAnswer, hints: number): ReadingStepAnswer {
  const keep = (list: { options: readonly string[]; answer?: string } | undefined, chosen: string | null) =>
    list && chosen !== null && offeredOptions(list.options, list.answer, hints).includes(chosen) ? chosen : null;
  if (step.kind === 'blanks' && answer.kind === 'blanks') {
    return { kind: 'blanks', chosen: answer.chosen.map((chosen, index) => keep(step.blanks[index], chosen)) };
  }
  if (step.kind === 'highlight' || answer.kind !== 'choice') return answer;
  return 'options' in step ? { kind: 'choice', chosen: keep(step, answer.chosen) } : answer;
}

/** A highlight after a word was chosen: the first one starts it, the second ends it, in either direction. */
export function markWord(anchor: number | null, word: number): { answer: ReadingStepAnswer; anchor: number | null } {
  if (anchor === null) return { answer: { kind: 'highlight', range: { start: word, end: word } }, anchor: word };
  return { answer: { kind: 'highlight', range: orderedRange(anchor, word) }, anchor: null };
}

export function orderedRange(a: number, b: number): WordRange {
  return { start: Math.min(a, b), end: Math.max(a, b) };
}

/** The first step to show in review: the first one that is not completely right. */
export function firstToReview(results: readonly ReadingStepResult[]): number {
  return Math.max(
    0,
    results.findIndex(({ score }) => score < 1),
  );
}

/** Whether a draft's content is progress in this question. */
export function isProgressIn(question: ReadingSequencesQuestion, value: unknown): value is ReadingProgress {
  const { steps } = question;
  if (typeof value !== 'object' || value === null) return false;
  const progress = value as Partial<Record<keyof ReadingProgress, unknown>>;
  const isCount = (count: unknown): count is number => Number.isInteger(count) && (count as number) >= 0;
  const { step, reached, hints, steps: answers } = progress;
  if (!isCount(step) || !isCount(reached) || step >= steps.length || reached > steps.length || step > reached)
    return false;
  if (!Array.isArray(hints) || hints.length !== steps.length || !hints.every(isCount)) return false;
  if (!Array.isArray(answers) || answers.length !== steps.length) return false;
  const isAnswer = (answer: unknown): answer is ReadingStepAnswer => typeof answer === 'object' && answer !== null;
  if (!answers.every(isAnswer)) return false;
  return shownSteps(question, answers).every((each, index) =>
    isPossible(each, answers[index] as ReadingStepAnswer, hints[index] ?? 0),
  );
}

/** Results of an earlier answer, step by step; null if it is not an answer to this question. */
export function gradeAnswer(question: ReadingSequencesQuestion, given: unknown): ReadingStepResult[] | null {
  const answers = typeof given === 'object' && given !== null && 'steps' in given ? given.steps : null;
  const progress: unknown = { step: 0, reached: 0, hints: question.steps.map(() => 0), steps: answers };
  if (!isProgressIn(question, progress)) return null;
  return question.steps.map((step, index) => gradeReadingStep(toKey(step), progress.steps[index]));
}
