import { describe, expect, it } from 'vitest';
import { rules } from '../packages/correction/src/rules/index.ts';
import { namespacesOf } from './source-texts.ts';

describe.each(['en', 'zh'] as const)('the explanations of the corrector in %s', (language) => {
  const keys = namespacesOf(language).find(({ name }) => name === 'reasons')?.keys ?? new Set();

  it('have a reason and an example for every rule, and nothing else', () => {
    const expected = rules.flatMap(({ code }) => [`${code}.reason`, `${code}.example`]);
    expect([...keys].toSorted()).toEqual([...new Set(expected)].toSorted());
  });
});
