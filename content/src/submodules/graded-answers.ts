import type { LocalizedText } from '@rehearse/languages';
import type { MarkedText } from '../marked-text.ts';
import type { Path } from '../sources.ts';
import { field, type TextField } from '../text-fields.ts';

/** Answers at three levels. */
export interface LevelledAnswers {
  readonly low: MarkedText;
  readonly middle: MarkedText;
  readonly high: MarkedText;
}

/** Answers at three levels, and what each does better than the one before. */
export interface GradedSource extends LevelledAnswers {
  readonly steps: LocalizedText;
}

/** From the lowest to the highest. */
export const answerLevels = ['low', 'middle', 'high'] as const;
export type AnswerLevel = (typeof answerLevels)[number];

/** The texts of the answers without their marks, with the words that each should have. */
export const gradedFields = (
  graded: LevelledAnswers,
  words: Readonly<Record<AnswerLevel, readonly [min: number, max: number]>>,
  path: Path = ['graded'],
): TextField[] => answerLevels.map((level) => field([...path, level], graded[level].text, ...words[level]));

/** The answers in a payload. */
export const gradedAnswersOf = (graded: LevelledAnswers) =>
  answerLevels.map((level) => ({
    level,
    text: graded[level].text,
    corrections: [...graded[level].corrections],
  }));

/** The fields of a payload. */
export const buildGraded = (graded: GradedSource) => ({
  gradedAnswers: gradedAnswersOf(graded),
  gradedSteps: graded.steps,
});
