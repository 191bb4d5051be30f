import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

it('gives the last percent to the share that rounding would take most from', () => {
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholePercents([0.415, 0.335, 0.25])).toEqual([42, 33, 25]);
});

it('has nothing to share where nothing was lost', () => {
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([])).toEqual([]);
});

it('always adds up to 100 and moves no share by a percent or more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 15 }), (shares) => {
      const percents = wholePercents(shares);
      const sum = shares.reduce((total, share) => total + share, 0);
      expect(percents.reduce((total, percent) => total + percent, 0)).toBe(100);
      for (const [index, share] of shares.entries()) {
        expect(Math.abs((percents[index] ?? 0) - (100 * share) / sum)).toBeLessThan(1);
      }
    }),
  );
});
