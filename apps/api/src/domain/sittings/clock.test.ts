import { describe, expect, it } from 'vitest';
import { isLate, secondsLeft } from './clock.ts';

const since = Date.parse('2030-01-15T12:00:00Z');
const clockAfter = (seconds: number, totalSeconds: number | null = 60) => ({
  totalSeconds,
  since,
  now: since + seconds * 1000,
});

describe('the clock of a slot', () => {
  it.each([
    ['within its time', 59, 59, false],
    ['within its time, whatever the stopwatch says', 59, 86_400, false],
    ['within the grace for the connection', 70, 60, false],
    ['after the grace, with a stopwatch that agrees', 71, 71, true],
    ['after the grace, when the stopwatch shows that the connection was lost', 1800, 60, false],
    ['more than an hour after its time, whatever the stopwatch says', 3661, 5, true],
    ['before it was opened, because the clock of the server was set back', -86_400, 30, false],
  ])('an answer %s', (_, elapsed, used, expected) => {
    expect(isLate(clockAfter(elapsed), used)).toBe(expected);
  });

  it('counts down to 0, and never beyond its time', () => {
    expect([-5, 0, 12, 90].map((elapsed) => secondsLeft(clockAfter(elapsed)))).toEqual([60, 60, 48, 0]);
  });

  it('is absent where nothing limits the time', () => {
    expect(secondsLeft(clockAfter(999, null))).toBeNull();
    expect(isLate(clockAfter(999_999, null), 999_999)).toBe(false);
  });
});
