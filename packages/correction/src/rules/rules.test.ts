import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { correctionKinds } from '../correction.types.ts';
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

describe.each(['en', 'zh'])('texts in %s', (language) => {
  it.each(correctionKinds)('explain each rule of %s, and no other', (kind) => {
    const file = new URL(`../../texts/${language}/${kind}.json`, import.meta.url);
    const texts: Record<string, { reason?: string; example?: string }> = JSON.parse(readFileSync(file, 'utf8'));
    const own = rules.filter((rule) => rule.kind === kind).map(({ code }) => code);
    expect(new Set(Object.keys(texts))).toEqual(new Set(own));
    for (const { reason, example } of Object.values(texts)) {
      expect(reason).toMatch(/\S/);
      expect(example).toMatch(/\S/);
    }
  });
});
