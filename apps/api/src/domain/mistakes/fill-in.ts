/** A mistake in a sentence, and what may replace it. */
export interface Fixable {
  readonly start: number;
  readonly end: number;
  readonly fixes: readonly string[];
}

/** A part of a sentence with corrections applied. */
function corrected(sentence: string, from: number, to: number, corrections: readonly Fixable[]): string {
  let result = '';
  let at = from;
  for (const { start, end, fixes } of corrections.toSorted((a, b) => a.start - b.start)) {
    const [fix] = fixes;
    if (fix === undefined || start < at || end > to) continue;
    result += sentence.slice(at, start) + fix;
    at = end;
  }
  return result + sentence.slice(at, to);
}

/** The sentence before and after a mistake, with the other mistakes in it corrected, unless they touch it. */
export const fillIn = (sentence: string, { start, end }: Fixable, others: readonly Fixable[]) => ({
  before: corrected(
    sentence,
    0,
    start,
    others.filter((other) => other.end < start),
  ),
  after: corrected(
    sentence,
    end,
    sentence.length,
    others.filter((other) => other.start > end),
  ),
});
