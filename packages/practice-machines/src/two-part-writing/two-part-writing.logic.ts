import { types } from '@rehearse/question-types';
import { countWords } from '@rehearse/scoring';
import type {
  PartNumber,
  TwoPartWritingContext,
  TwoPartWritingDraftAnswer,
  TwoPartWritingResult,
} from './two-part-writing.types.ts';

/** Seconds for each part, from the spec: 5:00 and 3:00. */
export const PART_SECONDS = [300, 180] as const;
/** Recommended number of words for each part. */
export const PART_WORDS = [
  types.interactiveWriting.recommendedWords[0],
  types.interactiveWriting.secondPartRecommendedWords[0],
] as const;
/** Maximum length of a part: as JSON both stay below the contract's limit, even if every character is escaped. */
export const MAX_PART_LENGTH = 4800;

/** Hints of each part, in display order. */
export const PART_HINTS = [
  ['allQuestions', 'order', 'detail', 'linking'],
  ['goOn', 'answerFirst', 'example'],
] as const;
/** One of `PART_HINTS`; views translate it. */
export type PartHint = (typeof PART_HINTS)[number][number];

export const hintsOf = (part: PartNumber): readonly PartHint[] => (part === 1 ? PART_HINTS[0] : PART_HINTS[1]);

/** Initial values of a new attempt. */
export const untouched = {
  part: 1,
  texts: ['', ''],
  chosen: null,
  hintsShown: 0,
  previous: null,
} as const satisfies TwoPartWritingDraftAnswer;

/** Each part's share of the total time. */
export function toPartSeconds(durationSeconds: number | null): readonly [number | null, number | null] {
  if (durationSeconds === null) return [null, null];
  const [one, two] = PART_SECONDS;
  const first = Math.round((durationSeconds * one) / (one + two));
  return [first, durationSeconds - first];
}

/** The index of a question for part two: any but the last one, with equal probability; 0 if there is no choice. */
export function choosePartTwo(count: number, last: number | null, random: number): number {
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => index !== last);
  return others[Math.floor(random * others.length)] ?? 0;
}

export const textOf = ({ texts, part }: TwoPartWritingDraftAnswer): string => texts[part === 1 ? 0 : 1];

export function withText(
  { texts, part }: TwoPartWritingDraftAnswer,
  text: string,
): Pick<TwoPartWritingDraftAnswer, 'texts'> {
  const kept = text.slice(0, MAX_PART_LENGTH);
  return { texts: part === 1 ? [kept, texts[1]] : [texts[0], kept] };
}

export function secondsOf({ partSeconds }: Pick<TwoPartWritingContext, 'partSeconds'>, part: PartNumber) {
  return part === 1 ? partSeconds[0] : partSeconds[1];
}

export function review({ texts }: TwoPartWritingDraftAnswer): TwoPartWritingResult {
  return { partOne: countWords(texts[0]), partTwo: countWords(texts[1]) };
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

export function isAnswer(value: unknown): value is TwoPartWritingDraftAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { part, texts, chosen, hintsShown, previous }: Partial<Record<keyof TwoPartWritingDraftAnswer, unknown>> =
    value;
  const isChosen = chosen === null || (Number.isInteger(chosen) && (chosen as number) >= 0);
  const isVersion = previous === undefined || previous === null || isTexts(previous);
  return (part === 1 || part === 2) && isTexts(texts) && isChosen && Number.isInteger(hintsShown) && isVersion;
}
