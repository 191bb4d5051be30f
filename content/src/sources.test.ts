import { expect, it } from 'vitest';
import { itemSchemas } from './schema.ts';
import { parseSource } from './sources.ts';

const good = `
- id: 600001
  level: easy
  text: The shop opens at nine.
  voice: rp
  why:
    en: Short.
    zh: 很短。
`;

it('reads items and knows the line of each part', () => {
  const { items, faults } = parseSource(good, 'six.yaml', itemSchemas[6]);
  expect(faults).toEqual([]);
  expect(items[0]?.value.text).toBe('The shop opens at nine.');
  expect([items[0]?.line(), items[0]?.line(['text']), items[0]?.line(['why', 'zh'])]).toEqual([2, 4, 8]);
});

it.each([
  ['an unknown field', good.replace('voice: rp', 'voice: rp\n  speed: 2'), 2],
  ['an unknown voice', good.replace('voice: rp', 'voice: robot'), 5],
  ['an unknown level', good.replace('level: easy', 'level: simple'), 3],
  ['an empty explanation', good.replace('很短。', '""'), 8],
  ['a missing field', good.replace('  text: The shop opens at nine.\n', ''), 2],
  ['broken YAML', good.replace('level: easy', 'level: easy: no'), 3],
  ['something that is no list', 'id: 1', 1],
])('leaves out an item with %s and names the line', (_name, yaml, line) => {
  const { items, faults } = parseSource(yaml, 'six.yaml', itemSchemas[6]);
  expect(items).toEqual([]);
  expect(faults[0]).toMatchObject({ file: 'six.yaml', line, message: expect.any(String) });
});
