import { expect, it } from 'vitest';
import { bankOf } from '../testing/items.ts';
import { found, sentence } from '../testing/written-items.ts';
import { checkSubjects } from './subjects.ts';

const bankAbout = (subjectOf: (index: number) => string) =>
  bankOf(
    2,
    Array.from({ length: 1000 }, (_, index) => sentence(200001 + index, `We saw ${subjectOf(index)} ${index}.`)).join(
      '',
    ),
  );

it('finds a bank that hardly speaks of study and of phones', () => {
  const bank = bankAbout((index) => (index < 119 ? 'the campus' : index < 178 ? 'your text message' : 'a goat'));
  expect(found(checkSubjects, bank)).toEqual([
    expect.stringContaining('11.9% of the sentences of 2, 6 and 10 are about campus and study; at least 12%.'),
    expect.stringContaining('5.9% of the sentences of 2, 6 and 10 are about phones and online life; at least 6%.'),
  ]);
});

it('accepts a bank that speaks of both', () => {
  expect(
    found(
      checkSubjects,
      bankAbout((index) => (index < 120 ? 'the campus' : index < 180 ? 'an app' : 'a goat')),
    ),
  ).toEqual([]);
});
