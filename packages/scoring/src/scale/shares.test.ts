import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLoss, toPercent } from './shares.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a score in whole percent', () => {
  it.each([
    [0, 0],
    [0.5, 50],
    [0.874, 87],
    [1, 100],
  ])('rounds %s to %s', (score, percent) => {
    expect(toPercent(score)).toBe(percent);
  });

  it('is 100 only for a full score, and 0 only for none', () => {
    expect(toPercent(0.998)).toBe(99);
    expect(toPercent(0.002)).toBe(1);
  });
});

describe('the cost of each mistake', () => {
  it('adds up to 100 for eight mistakes of an eighth each', () => {
    const shares = splitLoss(0, new Array(8).fill(1 / 8));
    expect(sumOf(shares)).toBe(100);
    expect(new Set(shares)).toEqual(new Set([12, 13]));
  });

  it('assigns the remainder to the shares that were rounded down most', () => {
    expect(splitLoss(0, [0.504, 0.258, 0.238])).toEqual([50, 26, 24]);
    expect(splitLoss(0.5, [1 / 6, 1 / 6, 1 / 6])).toEqual([17, 17, 16]);
  });

  it('adds up to the loss when mistakes cost more than the full score', () => {
    expect(splitLoss(0, [1, 1, 2])).toEqual([25, 25, 50]);
  });

  it('is 0 when nothing was lost', () => {
    expect(splitLoss(1, [])).toEqual([]);
    expect(splitLoss(1, [0, 0])).toEqual([0, 0]);
  });

  it('always adds up to 100 with the score, each share next to its exact value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (costs) => {
          const score = Math.max(0, 1 - sumOf(costs));
          const lost = 100 - toPercent(score);
          const shares = splitLoss(score, costs);
          expect(sumOf(shares)).toBe(lost);
          for (const [index, share] of shares.entries())
            expect(Math.abs(share - ((costs[index] ?? 0) / sumOf(costs)) * lost)).toBeLessThan(1);
        },
      ),
    );
  });
});
