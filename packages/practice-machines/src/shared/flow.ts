import type { PracticeQuestion } from '../protocol/protocol.ts';
import { type ClockView, DRAFT_EVERY_MS, type Draft, type FlowContext, type FlowInput } from '../protocol/protocol.ts';
import type { TimerInput } from './timer.ts';

/** The input's draft if it belongs to this flow and question and is readable; otherwise undefined. */
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

/** Creates a draft of a flow's current state. */
export function writeDraft<TAnswer>(
  flow: string,
  context: FlowContext<PracticeQuestion>,
  phase: Draft<TAnswer>['phase'],
  answer: TAnswer,
): Draft<TAnswer> {
  const { question, elapsedMs } = context;
  return { version: 1, flow, questionId: question.questionId, elapsedMs, phase, answer };
}

/** Whether the time between two ticks passed a multiple of `DRAFT_EVERY_MS`. */
export function isDraftDue(beforeMs: number, afterMs: number): boolean {
  return Math.floor(beforeMs / DRAFT_EVERY_MS) < Math.floor(afterMs / DRAFT_EVERY_MS);
}

/** Time that passed while an open exam question was left. */
export function timeAway<TAnswer>(
  { mode, awayMs = 0 }: FlowInput<PracticeQuestion, TAnswer>,
  draft: Draft<TAnswer> | undefined,
): number {
  return mode === 'exam' && draft?.phase !== 'reviewed' ? Math.max(0, awayMs) : 0;
}

/** The common part of a flow's context. A clock that had not started when the question was left did not keep running. */
export function toFlowContext<TQuestion extends PracticeQuestion, TAnswer>(
  input: FlowInput<TQuestion, TAnswer>,
  draft: Draft<TAnswer> | undefined,
  hasStarted = true,
): FlowContext<TQuestion> {
  const { question, durationSeconds, mode } = input;
  const elapsedMs = (draft?.elapsedMs ?? 0) + (hasStarted ? timeAway(input, draft) : 0);
  return { question, durationSeconds, mode, elapsedMs };
}

/** Whether the answer was submitted because the time ran out. */
export function isTimedOut({ durationSeconds, elapsedMs }: FlowContext<PracticeQuestion>): boolean {
  return durationSeconds !== null && elapsedMs >= durationSeconds * 1000;
}

/** Time used beyond the end of the current part, which counts towards the next part if the clock kept running. */
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
