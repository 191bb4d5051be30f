/** Shorter silences are not reliable: in a noisy room, quiet sounds look like pauses. */
const shortestPause = 0.5;

/** A word without the punctuation around it. */
export const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Seconds of the pause after each word, by the word's index. */
export function longPauses(pauses: readonly { after: number; seconds: number }[]): ReadonlyMap<number, number> {
  return new Map(
    pauses.filter(({ seconds }) => seconds >= shortestPause).map(({ after, seconds }) => [after, seconds]),
  );
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The word that a key leads to; null if the key doesn't move. */
export function wordAt(key: string, index: number, count: number): number | null {
  const next = steps[key]?.(index, count - 1);
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}
