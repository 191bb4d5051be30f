import { expect, it } from 'vitest';
import { parseSource } from './sources.ts';
import { contentTypes } from './submodules/index.ts';

const good = `
- id: 600001
  text: The shop opens at nine.
  voice: rp
  why:
    en: Short.
    zh: 很短。
`;

it('reads items with the line of each part', () => {
  const { items, faults } = parseSource(good, 'six.yaml', contentTypes[6].source);
  expect(faults).toEqual([]);
  expect(items[0]?.value.text).toBe('The shop opens at nine.');
  expect([items[0]?.line(), items[0]?.line(['text']), items[0]?.line(['why', 'zh'])]).toEqual([2, 3, 7]);
});

it.each([
  ['an unknown field', good.replace('voice: rp', 'voice: rp\n  speed: 2'), 2],
  ['an unknown voice', good.replace('voice: rp', 'voice: robot'), 4],
  ['a level where it is measured', good.replace('voice: rp', 'level: easy'), 2],
  ['an empty explanation', good.replace('很短。', '""'), 7],
  ['a missing field', good.replace('  text: The shop opens at nine.\n', ''), 2],
  ['broken YAML', good.replace('voice: rp', 'voice: rp: no'), 4],
  ['something other than a list', 'id: 1', 1],
])('skips an item with %s and reports the line', (_name, yaml, line) => {
  const { items, faults } = parseSource(yaml, 'six.yaml', contentTypes[6].source);
  expect(items).toEqual([]);
  expect(faults[0]).toMatchObject({ file: 'six.yaml', line, message: expect.any(String) });
});
