import type { PracticeQuestion } from '../protocol/protocol.ts';
import { type ClockView, DRAFT_EVERY_MS, type Draft, type FlowContext, type FlowInput } from '../protocol/protocol.ts';
import type { TimerInput } from './timer.ts';

/** The draft of the input if it is this flow's, this question's and readable; otherwise undefined. */
export function readDraft<TAnswer>(
  input: FlowInput<PracticeQuestion, TAnswer>,
  flow: string,
  isAnswer: (value: unknown) => boolean,
): Draft<TAnswer> | undefined {
  const draft: Partial<Draft<unknown>> | undefined = input.draft;
  if (draft?.version !== 1 || draft.flow !== flow || draft.questionId !== input.question.questionId) return undefined;
  if (typeof draft.elapsedMs !== 'number' || !(draft.elapsedMs >= 0)) return undefined;
  if (draft.phase !== 'answering' && draft.phase !== 'reviewed') return undefined;
  return isAnswer(draft.answer) ? (input.draft ?? undefined) : undefined;
}

/** A draft of where a flow is now. */
export function writeDraft<TAnswer>(
  flow: string,
  context: FlowContext<PracticeQuestion>,
  phase: Draft<TAnswer>['phase'],
  answer: TAnswer,
): Draft<TAnswer> {
  const { question, elapsedMs } = context;
  return { version: 1, flow, questionId: question.questionId, elapsedMs, phase, answer };
}

/** Whether the time from one tick to the next passed a multiple of `DRAFT_EVERY_MS`. */
export function isDraftDue(beforeMs: number, afterMs: number): boolean {
  return Math.floor(beforeMs / DRAFT_EVERY_MS) < Math.floor(afterMs / DRAFT_EVERY_MS);
}

/** The time that ran on while an open question of an exam was left. */
export function timeAway<TAnswer>(
  { mode, awayMs = 0 }: FlowInput<PracticeQuestion, TAnswer>,
  draft: Draft<TAnswer> | undefined,
): number {
  return mode === 'exam' && draft?.phase !== 'reviewed' ? Math.max(0, awayMs) : 0;
}

/** The part of a context that every flow has. A clock that had not started when the question was left did not run on. */
export function toFlowContext<TQuestion extends PracticeQuestion, TAnswer>(
  input: FlowInput<TQuestion, TAnswer>,
  draft: Draft<TAnswer> | undefined,
  hasStarted = true,
): FlowContext<TQuestion> {
  const { question, durationSeconds, mode } = input;
  const elapsedMs = (draft?.elapsedMs ?? 0) + (hasStarted ? timeAway(input, draft) : 0);
  return { question, durationSeconds, mode, elapsedMs };
}

/** Whether the answer was submitted by the end of the time. */
export function isTimedOut({ durationSeconds, elapsedMs }: FlowContext<PracticeQuestion>): boolean {
  return durationSeconds !== null && elapsedMs >= durationSeconds * 1000;
}

/** The time used beyond the end of the part under way: what the next part has used when the clock ran on. */
export function overtimeMs({ durationSeconds, elapsedMs }: FlowContext<PracticeQuestion>): number {
  return durationSeconds === null ? 0 : Math.max(0, elapsedMs - durationSeconds * 1000);
}

export function toTimerInput(context: FlowContext<PracticeQuestion>): TimerInput {
  const { durationSeconds, elapsedMs } = context;
  return { durationMs: durationSeconds === null ? null : durationSeconds * 1000, elapsedMs };
}

/** The clock of any flow, for views. */
export function toClockView(context: FlowContext<PracticeQuestion>): ClockView {
  const { durationSeconds, elapsedMs } = context;
  return {
    durationSeconds,
    remainingSeconds: durationSeconds === null ? null : Math.max(0, Math.ceil(durationSeconds - elapsedMs / 1000)),
    elapsedSeconds: Math.floor(elapsedMs / 1000),
  };
}
