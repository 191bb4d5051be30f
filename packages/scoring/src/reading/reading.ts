import { gradeHighlight, type HighlightResult } from '../highlight/highlight.ts';
import { findAnswer, toPassageWords, type WordRange } from '../highlight/passage-words.ts';

/** The right answer of a step of interactive reading. */
export type ReadingKey =
  /** A choice of words for each blank of a text. */
  | { kind: 'blanks'; answers: readonly string[] }
  /** A choice of sentences. */
  | { kind: 'choice'; answer: string }
  /** A run of words of the passage. */
  | { kind: 'highlight'; passage: string; answer: string };

/** The learner's answer to a step; null means none. */
export type ReadingStepAnswer =
  | { kind: 'blanks'; chosen: readonly (string | null)[] }
  | { kind: 'choice'; chosen: string | null }
  | { kind: 'highlight'; range: WordRange | null };

export type ReadingStepResult =
  | {
      kind: 'blanks';
      score: number;
      blanks: { given: string | null; expected: string; correct: boolean }[];
      correctCount: number;
    }
  | { kind: 'choice'; score: number; given: string | null; expected: string }
  | ({ kind: 'highlight' } & HighlightResult);

export interface ReadingResult {
  /** 0..1. */
  score: number;
  steps: ReadingStepResult[];
}

const chosenOf = (answer: ReadingStepAnswer | undefined, index: number) =>
  answer?.kind === 'blanks' ? (answer.chosen[index] ?? null) : null;

/** Grades one step: by the share of right blanks, by a right or wrong choice, or by the ends of a highlight. */
export function gradeReadingStep(key: ReadingKey, answer: ReadingStepAnswer | undefined): ReadingStepResult {
  switch (key.kind) {
    case 'blanks': {
      const blanks = key.answers.map((expected, index) => {
        const given = chosenOf(answer, index);
        return { given, expected, correct: given === expected };
      });
      const correctCount = blanks.filter(({ correct }) => correct).length;
      return { kind: 'blanks', score: blanks.length === 0 ? 0 : correctCount / blanks.length, blanks, correctCount };
    }
    case 'choice': {
      const given = answer?.kind === 'choice' ? answer.chosen : null;
      return { kind: 'choice', score: given === key.answer ? 1 : 0, given, expected: key.answer };
    }
    case 'highlight': {
      const range = answer?.kind === 'highlight' ? answer.range : null;
      return { kind: 'highlight', ...gradeHighlight(range, findAnswer(toPassageWords(key.passage), key.answer)) };
    }
  }
}

/**
 * The mean of the steps. Every step has the same weight, however many blanks it has: the steps test six different skills,
 * and weighed by blanks the first would outweigh the other five.
 */
export function summariseReading(steps: readonly ReadingStepResult[]): ReadingResult {
  const sum = steps.reduce((total, { score }) => total + score, 0);
  return { score: steps.length === 0 ? 0 : sum / steps.length, steps: [...steps] };
}
