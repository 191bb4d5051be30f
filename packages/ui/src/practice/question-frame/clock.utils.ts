import type { ClockView } from '@rehearse/practice-machines/protocol';

/** Remaining seconds that are announced to screen readers. */
const SPOKEN_AT = [60, 30, 10];
const LAST_SECONDS = 10;

/** 75 → "1:15". */
export function toMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The last ten seconds, unless the whole task is hardly longer. */
export function isRunningOut({ durationSeconds, remainingSeconds }: ClockView): boolean {
  if (durationSeconds === null || remainingSeconds === null || durationSeconds <= LAST_SECONDS) return false;
  return remainingSeconds <= LAST_SECONDS;
}

/** The remaining seconds to announce now: 60, 30 or 10 if the task is longer than that; null otherwise. */
export function announcementAt({ durationSeconds, remainingSeconds }: ClockView): number | null {
  if (durationSeconds === null || remainingSeconds === null) return null;
  return SPOKEN_AT.find((at) => remainingSeconds === at && durationSeconds > at) ?? null;
}

export function elapsedShare({ durationSeconds, remainingSeconds }: ClockView): number {
  if (durationSeconds === null || remainingSeconds === null || durationSeconds === 0) return 0;
  return 1 - remainingSeconds / durationSeconds;
}
