// @vitest-environment node
import { createDrafts } from '@rehearse/device/drafts';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { describe, expect, it } from 'vitest';
import { draftUnder, type KeptDraft, leaveDraft } from './kept-draft.ts';

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

  it('keeps its answer and starts its clock anew under others', () => {
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

  it('waits with its answer and a full clock', async () => {
    expect(await leftAs(kept)).toEqual({ ...kept, elapsedMs: 0 });
  });

  it('waits with the time it has left in an exam', async () => {
    expect(await leftAs({ ...kept, settings: exam })).toEqual({ ...kept, settings: exam });
  });

  it('is gone once the answer was given', async () => {
    expect(await leftAs({ ...kept, phase: 'reviewed' })).toBeNull();
  });
});
