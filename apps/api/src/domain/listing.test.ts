import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Listed, listingOf } from './listing.ts';
import {
  ascending,
  descending,
  indexDifficulties,
  nearestFirst,
  type PlaceOrder,
  shuffled,
  unseenFirst,
} from './place-orders.ts';
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

/** An order, and the same by sorting all places. */
interface OrderCase {
  order(questions: number): PlaceOrder;
  sorted(places: number[]): number[];
}

const difficulties = fc.array(fc.double({ min: 10, max: 30, noNaN: true }), { minLength: 40, maxLength: 40 });
const orders: fc.Arbitrary<OrderCase> = fc.oneof(
  fc.constant({ order: () => ascending, sorted: (places: number[]) => places }),
  fc.constant({ order: descending, sorted: (places: number[]) => places.toReversed() }),
  seeds.map((seed) => ({
    order: (questions: number) => shuffled(seed, questions),
    sorted: (places: number[]) => places.map((_, position) => shuffleOf(seed, places.length).at(position) + 1),
  })),
  fc.uniqueArray(fc.integer({ min: 1, max: 40 })).map((answered) => ({
    order: (questions: number) =>
      unseenFirst(
        questions,
        answered.filter((place) => place <= questions),
      ),
    sorted: (places: number[]) => places.toSorted((a, b) => answered.indexOf(a) - answered.indexOf(b) || a - b),
  })),
  fc.tuple(difficulties, fc.integer({ min: 10, max: 30 })).map(([points, aim]) => {
    const whole = (place: number) => Math.round(points[place - 1] ?? 0);
    const distance = (place: number) => Math.abs(whole(place) - aim);
    return {
      order: (questions: number) => nearestFirst(indexDifficulties(points.slice(0, questions)), aim),
      sorted: (places: number[]) =>
        places.toSorted((a, b) => distance(a) - distance(b) || whole(a) - whole(b) || a - b),
    };
  }),
);

describe('an order of places', () => {
  it('puts questions of equal distance easiest first, then by number', () => {
    const order = nearestFirst(indexDifficulties([95, 80.4, 110, 79.6, 94.8, 125]), 95);
    expect([0, 1, 2, 3, 4, 5].map(order.placeAt)).toEqual([1, 5, 2, 4, 3, 6]);
  });

  it('leaves places beyond those that were counted where they are', () => {
    const few = [nearestFirst(indexDifficulties([95, 80]), 80), unseenFirst(2, [2])];
    for (const { positionOf, placeAt } of few)
      expect([placeAt(6), positionOf(placeAt(6))]).toEqual([7, expect.any(Number)]);
  });
});

describe('a list of places', () => {
  const cases = fc.record({
    questions: fc.integer({ min: 0, max: 40 }),
    order: orders,
    kind: fc.constantFrom<Listed['kind']>('all', 'only', 'without'),
    chosen: fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
    first: fc.nat(45),
    size: fc.integer({ min: 1, max: 12 }),
  });

  it('is the full order without the excluded places', () => {
    fc.assert(
      fc.property(cases, ({ kind, chosen, first, size, questions, order }) => {
        const all = Array.from({ length: questions }, (_, index) => index + 1);
        const places = chosen.filter((place) => place <= questions);
        const ordered = order.sorted(all);
        const isListed = (place: number) => kind === 'all' || places.includes(place) === (kind === 'only');
        const rows = ordered.filter(isListed);
        const listing = listingOf(
          { questions, places: order.order(questions) },
          kind === 'all' ? { kind } : { kind, places },
        );
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
