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

const isDated = (value: unknown): value is { settings: unknown; readAt: number } =>
  typeof value === 'object' &&
  value !== null &&
  'settings' in value &&
  'readAt' in value &&
  typeof value.readAt === 'number';

/** The draft for a try under these settings: the answer as it was, with a full clock if it ran under others. */
export function draftUnder(kept: unknown, settings: PracticeSettings): unknown {
  if (!isKeptDraft(kept) || isSameSetting(readPracticeSettings(kept.settings), settings)) return kept;
  return { ...kept, elapsedMs: 0 };
}

/**
 * How long an exam question was left for: its clock runs on, wherever the learner is. A clock that went back counts as no
 * time, so nobody gets more than was left. Other modes wait.
 *
 * @param now by `timeAcrossLoads`
 */
export function timeLeftFor(kept: unknown, settings: PracticeSettings, now: number): number {
  if (settings.mode !== 'exam' || !isDated(kept) || (isKeptDraft(kept) && kept.phase === 'reviewed')) return 0;
  if (!isSameSetting(readPracticeSettings(kept.settings), settings)) return 0;
  return Math.max(0, now - kept.readAt);
}

/** Leaving for another question: an answer that was given is done with. An open one waits, with the time it has left. */
export function leaveDraft(drafts: Drafts, draft: KeptDraft): Promise<void> {
  const { questionId, phase } = draft;
  return phase === 'reviewed' ? drafts.remove(questionId) : drafts.save(questionId, draft);
}
