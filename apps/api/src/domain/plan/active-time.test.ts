import { expect, it } from 'vitest';
import { activeTime } from './active-time.ts';

const minute = 60_000;

it('counts the time between answers', () => {
  const answers = [0, 1, 2].map((minutes) => ({ at: minutes * minute, limitMs: 2 * minute }));
  expect(activeTime(answers)).toBe(3 * minute);
});

it('doesn’t count a break', () => {
  const answers = [0, 90].map((minutes) => ({ at: minutes * minute, limitMs: 2 * minute }));
  expect(activeTime(answers)).toBe(2 * minute);
});

it('is nothing without answers', () => {
  expect(activeTime([])).toBe(0);
});
