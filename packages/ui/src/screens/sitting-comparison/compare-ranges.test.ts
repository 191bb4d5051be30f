import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRanges } from './compare-ranges.ts';

it('sees no difference that counts where the ranges overlap much', () => {
  expect(compareRanges({ low: 90, high: 110 }, { low: 95, high: 115 })).toEqual({ verdict: 'same' });
  expect(compareRanges({ low: 90, high: 110 }, { low: 90, high: 110 })).toEqual({ verdict: 'same' });
});

it('says between how many points a score moved', () => {
  // half-widths of 6 and 8: the error of the difference is 10
  expect(compareRanges({ low: 84, high: 96 }, { low: 107, high: 123 })).toEqual({
    verdict: 'moved',
    direction: 'up',
    low: 15,
    high: 35,
  });
  expect(compareRanges({ low: 107, high: 123 }, { low: 84, high: 96 })).toMatchObject({ direction: 'down', low: 15 });
});

it('counts a change although the ranges still touch', () => {
  expect(compareRanges({ low: 80, high: 100 }, { low: 98, high: 118 })).toMatchObject({ verdict: 'moved' });
});

it('compares nothing that was measured once or never', () => {
  expect(compareRanges(null, { low: 90, high: 110 })).toEqual({ verdict: 'unknown', measured: 'one' });
  expect(compareRanges(null, null)).toEqual({ verdict: 'unknown', measured: 'none' });
});

const range = fc
  .tuple(fc.integer({ min: 10, max: 160 }), fc.integer({ min: 0, max: 40 }))
  .map(([low, width]) => ({ low, high: Math.min(160, low + width) }));

it('always counts ranges that lie apart, and never one inside the other', () => {
  fc.assert(
    fc.property(range, range, (older, newer) => {
      const { verdict } = compareRanges(older, newer);
      if (older.high < newer.low || newer.high < older.low) expect(verdict).toBe('moved');
      if (older.low <= newer.low && newer.high <= older.high) expect(verdict).toBe('same');
    }),
  );
});
