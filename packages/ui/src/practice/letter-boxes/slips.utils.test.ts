import type { ReviewedWord } from '@rehearse/practice-machines/letter-boxes';
import { expect, it } from 'vitest';
import { slipsOf } from './slips.utils.ts';

const kinds = { wrong: 'Wrong', blank: 'Blank' };
const word = (expected: string, given: string, more: Partial<ReviewedWord> = {}): ReviewedWord => ({
  ...{ expected, given, correct: false, blank: false, explanation: null },
  ...more,
});

it('costs a word for each wrong one, and names only the word where nothing was written', () => {
  const words = [
    word('carry', 'carry', { correct: true }),
    word('from', 'fr__', { blank: true }),
    word('flower', 'flover'),
    word('grow', 'gr__', { blank: true }),
  ];
  expect(slipsOf({ words }, kinds)).toEqual([
    { kind: 'Blank', tone: 'critical', expected: 'from', lost: 0.25 },
    { kind: 'Wrong', tone: 'critical', given: 'flover', expected: 'flower', lost: 0.25 },
    { kind: 'Blank', tone: 'critical', expected: 'grow', lost: 0.25 },
  ]);
});

it('has nothing to say when every word is right', () => {
  expect(slipsOf({ words: [word('carry', 'carry', { correct: true })] }, kinds)).toEqual([]);
});

it('says why a missed word had to be that one', () => {
  const explanation = "'One' needs a singular.";
  const words = [
    word('flower', 'flowe_', { explanation }),
    word('grow', 'gr__', { blank: true, explanation: 'Get bigger.' }),
  ];
  expect(slipsOf({ words }, kinds).map(({ why }) => why)).toEqual([explanation, 'Get bigger.']);
});
