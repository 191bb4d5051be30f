import { createRandom } from '../random.ts';

const seed = 2026;

/** Some of a list, always the same ones of the same list, in its order. */
export function sampleOf<T>(list: readonly T[], count: number): T[] {
  const random = createRandom(seed);
  const chosen = new Set(
    list
      .map((_, index) => ({ index, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return list.filter((_, index) => chosen.has(index));
}
