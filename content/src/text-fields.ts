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

/** Where a run of whole words starts in a text, each time that it occurs. */
export function placesOf(run: string, text: string): number[] {
  const escaped = run.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
  return [...text.matchAll(whole)].map(({ index }) => index);
}

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
