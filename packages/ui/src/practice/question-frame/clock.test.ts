import type { ClockView } from '@rehearse/practice-machines/protocol';
import { expect, it } from 'vitest';
import { announcementAt, elapsedShare, isRunningOut, toMinutes } from './clock.utils.ts';

const clock = (durationSeconds: number | null, remainingSeconds: number | null): ClockView => ({
  durationSeconds,
  remainingSeconds,
  elapsedSeconds: 0,
});

it('shows minutes and seconds', () => {
  expect([0, 5, 60, 75, 480].map(toMinutes)).toEqual(['0:00', '0:05', '1:00', '1:15', '8:00']);
});

it('is spoken at 60, 30 and 10 seconds of a longer task only', () => {
  const spoken = (duration: number) =>
    Array.from({ length: duration + 1 }, (_, left) => announcementAt(clock(duration, left))).filter(
      (at) => at !== null,
    );
  expect(spoken(180)).toEqual([10, 30, 60]);
  expect(spoken(60)).toEqual([10, 30]);
  expect(spoken(5)).toEqual([]);
  expect(announcementAt(clock(null, null))).toBeNull();
});

it('changes its tone in the last ten seconds, but not in a task of five', () => {
  expect([11, 10, 0].map((left) => isRunningOut(clock(20, left)))).toEqual([false, true, true]);
  expect(isRunningOut(clock(5, 3))).toBe(false);
  expect(isRunningOut(clock(null, null))).toBe(false);
});

it('fills with the time gone', () => {
  expect(elapsedShare(clock(20, 15))).toBe(0.25);
  expect(elapsedShare(clock(null, null))).toBe(0);
});
