import { describe, expect, it } from 'vitest';
import type { PracticeSettings } from '../protocol/index.ts';
import { draftUnder, timeLeftFor } from './running-question.logic.ts';
import type { StoredDraft } from './running-question.types.ts';

const timed: PracticeSettings = { mode: 'timed', timeFactor: 1 };
const exam: PracticeSettings = { mode: 'exam', timeFactor: 1 };
const stored: StoredDraft = {
  version: 1,
  flow: 'dictation',
  questionId: 7,
  elapsedMs: 4000,
  phase: 'answering',
  answer: { text: 'The museum', playsUsed: 1 },
  settings: timed,
};

describe('a draft that is opened', () => {
  it('goes on with its time under the settings it was made under', () => {
    expect(draftUnder(stored, timed)).toEqual(stored);
  });

  it('keeps its answer and gets a full clock under others', () => {
    expect(draftUnder(stored, { mode: 'timed', timeFactor: 2 })).toEqual({ ...stored, elapsedMs: 0 });
    expect(draftUnder(stored, exam)).toEqual({ ...stored, elapsedMs: 0 });
  });

  it('is passed on whatever it is', () => {
    for (const value of [null, 'text', { a: 1 }]) expect(draftUnder(value, exam)).toBe(value);
  });
});

describe('the time that an exam question was left for', () => {
  const left: StoredDraft = { ...stored, settings: exam, readAt: 10_000 };

  it('is counted from when its clock was last read', () => {
    expect(timeLeftFor(left, exam, 17_500)).toBe(7500);
    expect(timeLeftFor({ settings: exam, readAt: 10_000 }, exam, 12_000)).toBe(2000);
  });

  it('is never below zero, whatever the clock did', () => {
    expect(timeLeftFor(left, exam, 4000)).toBe(0);
    expect(timeLeftFor({ ...left, readAt: 'noon' }, exam, 4000)).toBe(0);
    for (const value of [null, 'text', { readAt: 3 }]) expect(timeLeftFor(value, exam, 4000)).toBe(0);
  });

  it('counts in an exam alone, and only until the answer was submitted', () => {
    expect(timeLeftFor({ ...left, settings: timed }, timed, 17_500)).toBe(0);
    expect(timeLeftFor(left, { mode: 'exam', timeFactor: 2 }, 17_500)).toBe(0);
    expect(timeLeftFor({ ...left, phase: 'reviewed' }, exam, 17_500)).toBe(0);
  });
});
