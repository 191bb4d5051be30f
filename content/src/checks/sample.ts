import { createRandom } from '../random.ts';

const seed = 2026;

/** A deterministic sample of a list, in list order. */
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
