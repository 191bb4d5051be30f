import { z } from 'zod';
import { parseDamagedText } from '../letters.ts';
import * as source from './source-parts.ts';

/** What in the text demands the word of a gap. The word is written here to detect explanations of other gaps. */
export const explainedGap = z.strictObject({ word: source.text, why: source.translated });
export type ExplainedGap = z.infer<typeof explainedGap>;

/**
 * Explanations of a passage's gaps, which are in the order of the text, for each of its tests. `tests` are the passage with
 * missing letters in braces.
 */
export function explanationsByTest(tests: readonly string[], explained: readonly ExplainedGap[]): ExplainedGap[][] {
  const startsOf = (test: string) => parseDamagedText(test).words.map(({ start }) => start);
  const starts = tests.flatMap(startsOf).sort((a, b) => a - b);
  const byStart = new Map(starts.map((start, index) => [start, explained[index]]));
  return tests.map((test) => startsOf(test).flatMap((start) => byStart.get(start) ?? []));
}
