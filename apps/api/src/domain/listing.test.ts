import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Listed, listingOf } from './listing.ts';
import { shuffleOf } from './shuffle.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('a shuffled order', () => {
  it('is a permutation, with an inverse', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 400 }), (seed, count) => {
        const { at, positionOf } = shuffleOf(seed, count);
        const numbers = Array.from({ length: count }, (_, position) => at(position));
        expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, number) => number));
        for (const [position, number] of numbers.entries()) expect(positionOf(number)).toBe(position);
      }),
    );
  });

  it('terminates and keeps numbers beyond the count in place, for when the bank has grown since it was counted', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 40 }), fc.nat(100), (seed, count, beyond) => {
        const { at, positionOf } = shuffleOf(seed, count);
        expect([at(count + beyond), positionOf(count + beyond)]).toEqual([count + beyond, count + beyond]);
      }),
    );
  });

  it('differs between seeds, and looks random', () => {
    const first20 = (seed: number) =>
      Array.from({ length: 20 }, (_, position) => shuffleOf(seed, 500_000).at(position));
    expect(first20(1)).toEqual(first20(1));
    expect(first20(1).filter((number) => first20(2).includes(number))).toEqual([]);
    const rising = first20(7).filter((number, index, all) => number > (all[index - 1] ?? -1)).length;
    expect(rising).toBeGreaterThan(4);
    expect(rising).toBeLessThan(16);
    expect(Math.max(...first20(7))).toBeGreaterThan(350_000);
    expect(Math.min(...first20(7))).toBeLessThan(150_000);
  });
});

describe('a list of places', () => {
  const cases = fc.record({
    questions: fc.integer({ min: 0, max: 40 }),
    isAsc: fc.boolean(),
    shuffle: fc.option(seeds, { nil: undefined }),
    kind: fc.constantFrom<Listed['kind']>('all', 'only', 'without'),
    chosen: fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
    first: fc.nat(45),
    size: fc.integer({ min: 1, max: 12 }),
  });

  it('is the full order without the excluded places', () => {
    fc.assert(
      fc.property(cases, ({ kind, chosen, first, size, ...order }) => {
        const all = Array.from({ length: order.questions }, (_, index) => index + 1);
        const places = chosen.filter((place) => place <= order.questions);
        const shuffled = order.shuffle === undefined ? null : shuffleOf(order.shuffle, order.questions);
        const ordered = shuffled
          ? all.map((_, position) => shuffled.at(position) + 1)
          : order.isAsc
            ? all
            : all.reverse();
        const isListed = (place: number) => kind === 'all' || places.includes(place) === (kind === 'only');
        const rows = ordered.filter(isListed);
        const listing = listingOf(order, kind === 'all' ? { kind } : { kind, places });
        expect(listing.total).toBe(rows.length);
        expect(listing.placesFrom(first, size)).toEqual(rows.slice(first, first + size));
        expect(listing.beside(null, 'next')).toBe(rows[0] ?? null);
        expect(listing.beside(null, 'previous')).toBeNull();
        for (const [index, place] of ordered.entries()) {
          const before = ordered.slice(0, index).filter(isListed);
          const after = ordered.slice(index + 1).filter(isListed);
          expect(listing.find(place)).toEqual({ before: before.length, isListed: isListed(place) });
          expect(listing.beside(place, 'next')).toBe(after[0] ?? null);
          expect(listing.beside(place, 'previous')).toBe(before.at(-1) ?? null);
        }
      }),
      { numRuns: 400 },
    );
  });
});
