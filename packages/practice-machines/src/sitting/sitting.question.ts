import { fromCallback } from 'xstate';
import type { FlowContext, FlowEmitted, PracticeQuestion } from '../protocol/index.ts';
import { isTimedOut } from '../shared/flow.ts';
import type { AskedQuestion, QuestionCommand, QuestionReport } from './sitting.types.ts';

/** What is used of a flow's actor; every practice flow's actor fits. */
export interface SlotFlowActor {
  start(): unknown;
  stop(): unknown;
  send(event: { type: string }): void;
  getSnapshot(): { context: Pick<FlowContext<PracticeQuestion>, 'durationSeconds' | 'elapsedMs'> };
  on(
    type: 'answered',
    listener: (event: Extract<FlowEmitted<unknown, unknown>, { type: 'answered' }>) => void,
  ): unknown;
}

/** A flow that was created for a question, and is not started yet. */
export interface SlotFlow {
  actor: SlotFlowActor;
}

const isScored = (result: unknown): result is { score: number } =>
  typeof result === 'object' && result !== null && 'score' in result && typeof result.score === 'number';
const isMarked = (result: unknown): result is { correct: boolean } =>
  typeof result === 'object' && result !== null && 'correct' in result && typeof result.correct === 'boolean';

/** The score of a flow's result, 0..1; null if it has none. */
function scoreOf(result: unknown): number | null {
  if (isScored(result)) return result.score;
  return isMarked(result) ? Number(result.correct) : null;
}

/**
 * The actor `question` for flows that need nothing but their ports: no drafts, no delivery. What `open` returns is in the
 * view as `flow`. `onAnswered` gets every answer that is submitted.
 */
export function runSlotFlow<TFlow extends SlotFlow>(
  open: (asked: AskedQuestion) => TFlow | Promise<TFlow>,
  onAnswered: (asked: AskedQuestion, answered: { answer: unknown; result: unknown }) => void = () => {},
) {
  return fromCallback<QuestionCommand, AskedQuestion>(({ input, receive, sendBack }) => {
    const report = (event: QuestionReport) => sendBack(event);
    let stop: (() => void) | null = null;
    let isOver = false;
    const run = (flow: TFlow) => {
      if (isOver) return;
      const { actor } = flow;
      actor.on('answered', ({ answer, result }) => {
        onAnswered(input, { answer, result });
        const { context } = actor.getSnapshot();
        const isTimeUp = isTimedOut({ ...context, question: { questionId: 0 }, mode: input.mode });
        report({ type: 'question.answered', score: scoreOf(result), isTimeUp });
      });
      actor.start();
      stop = () => void actor.stop();
      report({ type: 'question.opened', flow });
    };
    receive(() => {
      stop?.();
      report({ type: 'question.left' });
    });
    try {
      const flow = open(input);
      if (flow instanceof Promise) flow.then(run).catch((error: unknown) => report({ type: 'question.failed', error }));
      else run(flow);
    } catch (error) {
      report({ type: 'question.failed', error });
    }
    return () => {
      isOver = true;
      stop?.();
    };
  });
}
