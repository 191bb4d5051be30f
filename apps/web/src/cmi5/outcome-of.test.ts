import { expect, it } from 'vitest';
import { outcomeOf } from './outcome-of.ts';

const outcome = (isAnswered: boolean, score: number | null) => ({ number: 1, submoduleId: 1, isAnswered, score });

it.each([
  ['all graded', [outcome(true, 1), outcome(true, 0.5)], { score: 1.5, maxScore: 2 }],
  ['one without an answer counts 0', [outcome(true, 1), outcome(false, null)], { score: 1, maxScore: 2 }],
  ['one that nothing measures does not count', [outcome(true, 1), outcome(true, null)], { score: 1, maxScore: 1 }],
  ['nothing measured', [outcome(true, null)], { score: null, maxScore: 0 }],
])('%s', (_, outcomes, points) => {
  expect(outcomeOf(outcomes)).toEqual(points);
});
