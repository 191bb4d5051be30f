// @vitest-environment node
import { createDrafts } from '@rehearse/device/drafts';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { describe, expect, it } from 'vitest';
import { draftUnder, type KeptDraft, leaveDraft, timeLeftFor } from './kept-draft.ts';

const timed: PracticeSettings = { mode: 'timed', timeFactor: 1 };
const exam: PracticeSettings = { mode: 'exam', timeFactor: 1 };
const kept: KeptDraft = {
  ...{ version: 1, flow: 'dictation', questionId: 7, elapsedMs: 4000, phase: 'answering' },
  ...{ answer: { text: 'The museum', playsUsed: 1 }, settings: timed },
};

describe('a draft that is opened', () => {
  it('goes on with its time under the settings it was made under', () => {
    expect(draftUnder(kept, timed)).toEqual(kept);
  });

  it('keeps its answer and gets a full clock under others', () => {
    expect(draftUnder(kept, { mode: 'timed', timeFactor: 2 })).toEqual({ ...kept, elapsedMs: 0 });
    expect(draftUnder(kept, exam)).toEqual({ ...kept, elapsedMs: 0 });
  });

  it('is passed on whatever it is', () => {
    for (const value of [null, 'text', { a: 1 }]) expect(draftUnder(value, exam)).toBe(value);
  });
});

describe('a draft that is left', () => {
  const leftAs = async (draft: KeptDraft) => {
    const drafts = createDrafts({ account: 'lin@example.org' });
    await drafts.save(7, draft);
    await leaveDraft(drafts, draft);
    return drafts.load(7);
  };

  it('waits with its answer and the time it has left, in every mode', async () => {
    for (const settings of [timed, exam]) expect(await leftAs({ ...kept, settings })).toEqual({ ...kept, settings });
  });

  it('is gone once the answer was given', async () => {
    expect(await leftAs({ ...kept, phase: 'reviewed' })).toBeNull();
  });
});

describe('the time that an exam question was left for', () => {
  const left: KeptDraft = { ...kept, settings: exam, readAt: 10_000 };

  it('is counted from when its clock was last read', () => {
    expect(timeLeftFor(left, exam, 17_500)).toBe(7500);
    expect(timeLeftFor({ settings: exam, readAt: 10_000 }, exam, 12_000)).toBe(2000);
  });

  it('is never below nothing, whatever the clock did', () => {
    expect(timeLeftFor(left, exam, 4000)).toBe(0);
    expect(timeLeftFor({ ...left, readAt: 'noon' }, exam, 4000)).toBe(0);
    for (const value of [null, 'text', { readAt: 3 }]) expect(timeLeftFor(value, exam, 4000)).toBe(0);
  });

  it('counts in an exam alone, and only until the answer was given', () => {
    expect(timeLeftFor({ ...left, settings: timed }, timed, 17_500)).toBe(0);
    expect(timeLeftFor(left, { mode: 'exam', timeFactor: 2 }, 17_500)).toBe(0);
    expect(timeLeftFor({ ...left, phase: 'reviewed' }, exam, 17_500)).toBe(0);
  });
});
