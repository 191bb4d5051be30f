import { estimateWriting, findSlips, measureText } from '@rehearse/scoring';
import { z } from 'zod';
import { parsed } from './parsed.ts';
import { passEstimate, type Verdict } from './verdict.ts';

/** The middle of a text's estimated range; null for one that is too short to say, or not English. */
function middleOf(text: string, recommendedWords: number): number | null {
  const estimate = estimateWriting(measureText(text), findSlips(text).length, recommendedWords);
  return estimate.kind === 'range' ? (estimate.low + estimate.high) / 2 : null;
}

/** The weakest text decides; without any estimate there is no verdict. */
function judgeTexts(texts: readonly (readonly [text: string, recommendedWords: number])[]): Verdict | null {
  const middles = texts.map(([text, words]) => middleOf(text, words)).filter((middle) => middle !== null);
  if (middles.length === 0) return null;
  const isBelow = Math.min(...middles) < passEstimate;
  return { miss: isBelow ? { reason: 'lowEstimate', given: null, score: null } : null, words: [] };
}

/** Write About the Photo, against the 30 words that are recommended. */
export const judgeDescription = (_: unknown, answer: string) => judgeTexts([[answer, 30]]);

/** Writing Sample, against the 120 words that are recommended. */
export const judgeEssay = (_: unknown, answer: string) => judgeTexts([[answer, 120]]);

const partsSchema = z.object({ partOne: z.string(), partTwo: z.string() });

/** Interactive Writing, against the 120 and 90 words that are recommended. */
export function judgeTwoParts(_: unknown, answer: string): Verdict | null {
  const parts = partsSchema.safeParse(parsed(answer));
  if (!parts.success) return null;
  return judgeTexts([
    [parts.data.partOne, 120],
    [parts.data.partTwo, 90],
  ]);
}
