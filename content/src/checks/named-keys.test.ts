import { expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { cloze, found, lexicon } from '../testing/written-items.ts';
import { checkNamedKeys } from './named-keys.ts';

const check = checkNamedKeys(lexicon);

it('finds a gap of one letter that only one word fits', () => {
  expect(found(check, bankOf(10, cloze('The {t}ype of bread is new.')))).toEqual([
    expect.stringContaining('Only "type" fits its letters, and one is missing: take away more.'),
  ]);
  expect(found(check, bankOf(10, cloze('The {c}at sleeps.')))).toEqual([]);
});

it('finds explanations that don’t name the word', () => {
  const hundred = (why: (word: string) => string) =>
    bankOf(
      10,
      Array.from(
        { length: 100 },
        (_, index) =>
          `- id: ${1000001 + index}\n  sentence: "The {ca}t sleeps ${index}."\n  why:\n    en: ${why('cat')}\n    zh: 猫。\n`,
      ).join(''),
    );
  expect(
    found(
      check,
      hundred(() => 'An animal that says meow, or a riddle.'),
    ),
  ).toEqual([expect.stringContaining('0% of the explanations name the word; at least 95%.')]);
  expect(
    found(
      check,
      hundred((word) => `A “${word}” is an animal.`),
    ),
  ).toEqual([]);
});
