import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs } from './outbox.logic.ts';

describe('backOffMs', () => {
  it('doubles from a second up to a minute', () => {
    expect([1, 2, 3, 6, 7, 1000].map((failures) => backOffMs(failures, 0))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ]);
  });

  it('takes at most half of the wait off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const longest = backOffMs(failures, 0);
        const wait = backOffMs(failures, random);
        expect(wait).toBeLessThanOrEqual(longest);
        expect(wait).toBeGreaterThanOrEqual(longest / 2);
      }),
    );
  });
});
