import {
  type DeliveryStatus,
  type Draft,
  isSameSetting,
  notOfferedStatus,
  type PracticeSettings,
  readPracticeSettings,
} from '../protocol/index.ts';
import type { LeaveRequest, RunningQuestionContext, SaveState, StoredDraft } from './running-question.types.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && 'elapsedMs' in value && 'phase' in value;

const isDated = (value: unknown): value is { settings: unknown; readAt: number } =>
  isObject(value) && 'settings' in value && 'readAt' in value && typeof value.readAt === 'number';

/** The draft for a try under these settings: the answer as it was, with a full clock if it was made under others. */
export function draftUnder(stored: unknown, settings: PracticeSettings): unknown {
  if (!isStoredDraft(stored) || isSameSetting(readPracticeSettings(stored.settings), settings)) return stored;
  return { ...stored, elapsedMs: 0 };
}

/**
 * How long an exam question was left for: its clock runs on, wherever the learner is. A clock that went back counts as no
 * time, so nobody gets more than was left. Other modes wait.
 *
 * @param now the time on the clock of `readAt`
 */
export function timeLeftFor(stored: unknown, settings: PracticeSettings, now: number): number {
  if (settings.mode !== 'exam' || !isDated(stored) || (isStoredDraft(stored) && stored.phase === 'reviewed')) return 0;
  if (!isSameSetting(readPracticeSettings(stored.settings), settings)) return 0;
  return Math.max(0, now - stored.readAt);
}

/** Opens the flow under the learner's settings, from what is stored. A question that is only read is opened as it is. */
export function opened(
  { flow, lock, settings, now }: RunningQuestionContext,
  stored: unknown,
): Partial<RunningQuestionContext> {
  const readAt = now();
  const isRunning = lock === 'editable';
  const draft = isRunning ? draftUnder(stored, settings) : stored;
  const awayMs = isRunning ? timeLeftFor(stored, settings, readAt) : 0;
  const start = { openedUnder: settings, readAt, awayMs, endedAway: false, idempotencyKey: null, saved: null };
  try {
    const actor = flow?.open({ settings, draft, awayMs }) ?? null;
    return { ...start, actor, draft: isStoredDraft(draft) ? { ...draft, settings } : null };
  } catch (error) {
    return { error };
  }
}

/** The draft with its settings, and with the time at which its clock was read. */
export function dated(context: RunningQuestionContext, draft: Draft<unknown>) {
  const readAt = draft.elapsedMs === context.draft?.elapsedMs ? context.readAt : context.now();
  return { readAt, draft: { ...draft, settings: context.openedUnder, readAt } };
}

/** What becomes of the draft on leaving. An answer that was submitted is done with; an open one waits with the time it has left. */
export function leaveRequest({ actor, draft, openedUnder }: RunningQuestionContext): LeaveRequest {
  if (!draft) return { draft: 'keep' };
  if (draft.phase === 'reviewed') return { draft: 'remove' };
  // an exam's clock runs on; any other stops here, to the millisecond
  const usedMs = openedUnder.mode === 'exam' ? 0 : (actor?.getSnapshot().context.elapsedMs ?? 0);
  return { draft: 'save', value: { ...draft, elapsedMs: Math.max(draft.elapsedMs, usedMs) } };
}

/** The delivery status to show. */
export function saveStateOf(status: DeliveryStatus): SaveState {
  if (status.state !== 'refused') return { state: status.state };
  if (status.status === notOfferedStatus) return { state: 'onlyHere' };
  // refusals of hosts that name no reason have no code
  const { code = 'server', message, params } = status;
  return { state: 'refused', failure: { code, message, ...(params && { params }) } };
}
