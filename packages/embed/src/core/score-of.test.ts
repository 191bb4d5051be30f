import { expect, it } from 'vitest';
import { scoreOf } from './score-of.ts';

it.each([
  ['a right choice', { correct: true }, 1],
  ['a wrong choice', { correct: false }, 0],
  ['the share of the points', { score: 0.75, words: [] }, 0.75],
  ['the share of the words that were read', { fluency: null, reading: { completeness: 0.9 }, verdict: null }, 0.9],
])('knows the score of %s', (_, result, score) => {
  expect(scoreOf(result)).toBe(score);
});

it.each([
  ['a text', { words: 120 }],
  ['a talk', { fluency: {}, reading: null, verdict: { code: 'enough' } }],
  ['an exam', null],
])('has none of %s', (_, result) => {
  expect(scoreOf(result)).toBeNull();
});
