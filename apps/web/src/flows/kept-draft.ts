import type { Drafts } from '@rehearse/device/drafts';
import {
  type Draft,
  isSameSetting,
  type PracticeSettings,
  readPracticeSettings,
} from '@rehearse/practice-machines/protocol';

/** A draft as the app keeps it: with the settings under which its time was used. */
export type KeptDraft = Draft<unknown> & { settings: PracticeSettings };

export const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'elapsedMs' in value && 'phase' in value;

/** The draft for a try under these settings: the answer as it was, the clock anew if it ran under others. */
export function draftUnder(kept: unknown, settings: PracticeSettings): unknown {
  if (!isKeptDraft(kept) || isSameSetting(readPracticeSettings(kept.settings), settings)) return kept;
  return { ...kept, elapsedMs: 0 };
}

/**
 * Leaving for another question: an answer that was given is done with. An open one waits, with its clock started anew;
 * in exam mode with the time it has left.
 */
export function leaveDraft(drafts: Drafts, { questionId, ...draft }: KeptDraft): Promise<void> {
  if (draft.phase === 'reviewed') return drafts.remove(questionId);
  const elapsedMs = draft.settings.mode === 'exam' ? draft.elapsedMs : 0;
  return drafts.save(questionId, { ...draft, questionId, elapsedMs });
}
