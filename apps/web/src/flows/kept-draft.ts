import type { Drafts } from '@rehearse/device/drafts';
import {
  type Draft,
  isSameSetting,
  type PracticeSettings,
  readPracticeSettings,
} from '@rehearse/practice-machines/protocol';

/** A draft as the app keeps it: with the settings under which its time was used. */
export type KeptDraft = Draft<unknown> & {
  settings: PracticeSettings;
  /** When its time was last read, by `timeAcrossLoads`. */
  readAt?: number;
};

/** Kept of an exam question that was opened and has no draft yet, so that its clock runs on from here. */
export type OpenedExam = Required<Pick<KeptDraft, 'settings' | 'readAt'>>;

export const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'elapsedMs' in value && 'phase' in value;

/** Whether what is kept was made under the same clock. */
const isUnder = (kept: unknown, settings: PracticeSettings): kept is { settings: unknown; readAt?: unknown } =>
  typeof kept === 'object' &&
  kept !== null &&
  'settings' in kept &&
  isSameSetting(readPracticeSettings(kept.settings), settings);

/** The draft for a try under these settings: the answer as it was, with a full clock if it ran under others. */
export function draftUnder(kept: unknown, settings: PracticeSettings): unknown {
  if (!isKeptDraft(kept) || isUnder(kept, settings)) return kept;
  return { ...kept, elapsedMs: 0 };
}

/**
 * How long an exam question was left for: its clock runs on, wherever the learner is. A clock that went back counts as no
 * time, so nobody gets more than was left. Other modes wait.
 *
 * @param now by `timeAcrossLoads`
 */
export function timeLeftFor(kept: unknown, settings: PracticeSettings, now: number): number {
  if (settings.mode !== 'exam' || !isUnder(kept, settings) || typeof kept.readAt !== 'number') return 0;
  if (isKeptDraft(kept) && kept.phase === 'reviewed') return 0;
  return Math.max(0, now - kept.readAt);
}

/** Leaving for another question: an answer that was given is done with. An open one waits, with the time it has left. */
export function leaveDraft(drafts: Drafts, { questionId, ...draft }: KeptDraft): Promise<void> {
  if (draft.phase === 'reviewed') return drafts.remove(questionId);
  return drafts.save(questionId, { ...draft, questionId });
}
