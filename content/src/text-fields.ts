import type { Path } from './sources.ts';

/** A text of an item, with its reasonable number of words. */
export interface TextField {
  readonly path: Path;
  readonly text: string;
  readonly words: readonly [min: number, max: number];
}

/** A text at a path of its item. */
export const field = (path: Path | string, text: string, min: number, max: number): TextField => ({
  path: typeof path === 'string' ? [path] : path,
  text,
  words: [min, max],
});

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Where a run of whole words starts in a text, each time that it occurs; an empty run is nowhere. */
export function placesOf(run: string, text: string): number[] {
  if (run === '') return [];
  const places: number[] = [];
  // A pattern for each run would do the same, but compiling one takes over a millisecond, and there are thousands.
  for (let at = text.indexOf(run); at !== -1; at = text.indexOf(run, at + 1)) {
    const isWhole = ![text.charAt(at - 1), text.charAt(at + run.length)].some((next) => letterOrDigit.test(next));
    if (isWhole) places.push(at);
  }
  return places;
}

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
