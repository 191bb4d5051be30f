import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCefr, toScale, toScaleRange } from './scale.ts';

describe('the scale', () => {
  it.each([
    [0, 10],
    [1, 160],
    [0.5, 85],
    [2, 160],
    [Number.NaN, 10],
  ])('puts a share of %s at %s', (share, score) => expect(toScale(share)).toBe(score));

  it('shows a range in whole steps, inside the scale', () => {
    expect(toScaleRange(100)).toEqual({ low: 85, high: 115 });
    expect(toScaleRange(155)).toEqual({ low: 140, high: 160 });
  });

  it.each([
    [55, 'A1-A2'],
    [60, 'B1'],
    [115, 'B2'],
    [120, 'C1-C2'],
  ])('puts %s at %s', (score, band) => expect(toCefr(score)).toBe(band));

  it('is in steps of five and the range holds the score, for any share', () => {
    fc.assert(
      fc.property(fc.double(), (share) => {
        const score = toScale(share);
        const { low, high } = toScaleRange(score);
        expect(score % 5).toBe(0);
        expect(low <= score && score <= high).toBe(true);
      }),
    );
  });
});
