import { describe, expect, it } from 'vitest';
import { contrastRules, pairsBelow } from './contrast-rules.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { paper } from './paper.ts';

describe.each([
  ['light', light],
  ['dark', dark],
  ['paper', paper],
])('the %s theme', (_name, palette) => {
  it.each(contrastRules)('$title ($least:1)', (rule) => {
    expect(pairsBelow(rule, palette)).toEqual([]);
  });
});
