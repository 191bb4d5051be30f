import { describe, expect, it } from 'vitest';
import { certaintyOf, measuredCodes } from './certainty.ts';
import { rules } from './index.ts';

const codes = new Set(rules.map(({ code }) => code));

describe('certainty', () => {
  it('has been measured for every rule and for nothing else', () => expect(new Set(measuredCodes)).toEqual(codes));

  it.each([...codes])('of %s is high enough to show', (code) => {
    expect(certaintyOf(code)).toBeGreaterThanOrEqual(0.85);
    expect(certaintyOf(code)).toBeLessThan(1);
  });
});
