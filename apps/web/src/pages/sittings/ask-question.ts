import { timeAcrossLoads } from '@rehearse/device/clock';
import type { HostQuestion, PracticeActor, PracticeFlow } from '@rehearse/embed/types';
import type { Language } from '@rehearse/languages';
import { flowTimes, type PracticeSettings } from '@rehearse/practice-machines/protocol';
import { type RunningQuestionActor, runningQuestionView } from '@rehearse/practice-machines/running-question';
import type { AskedQuestion, QuestionCommand, QuestionReport } from '@rehearse/practice-machines/sitting';
import { createActor, fromCallback } from 'xstate';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { type AppQuestionView, type OpenFlow, runningQuestionOn } from '../../questions/running/running-question.ts';
import { keptPracticeSettings } from '../../questions/running/use-practice-settings.ts';
import type { AppSitting } from './host-sitting.ts';
import { slotWorkspace } from './slot-workspace.ts';

/** The open question of a sitting, as its page draws it. */
export interface SlotFlow {
  actor: PracticeActor;
  practice: PracticeFlow;
  question: HostQuestion;
  /** Another tab has the question. */
  isReadOnly: boolean;
  /** For where its answer is. */
  running: RunningQuestionActor;
}

export interface AskOptions extends Pick<AppSitting, 'sittingId' | 'timeFactor'> {
  workspace: QuestionWorkspace;
  language: () => Language;
  isSignedIn: () => boolean;
}

const MS_PER_SECOND = 1000;

/** The contract takes no longer times. */
const longestSeconds = 86_400;

const hasElapsed = (draft: unknown): draft is { elapsedMs: number } =>
  typeof draft === 'object' && draft !== null && 'elapsedMs' in draft && typeof draft.elapsedMs === 'number';

/**
 * The seconds of a question. Where this device knows nothing of it, it may have been opened on another one: then it has no
 * more than the host says is left.
 */
function secondsFor({ seconds, secondsLeft }: AskedQuestion, draft: unknown): number | null {
  if (seconds === null || secondsLeft === null || draft !== null) return seconds;
  return Math.max(1, Math.min(seconds, Math.ceil(secondsLeft)));
}

/** Runs the question of a slot like any other, with drafts of its own and an answer that goes to the sitting too. */
export const askQuestion = ({ sittingId, timeFactor, workspace, language, isSignedIn }: AskOptions) =>
  fromCallback<QuestionCommand, AskedQuestion>(({ input, receive, sendBack }) => {
    const { slot, mode, isSealed } = input;
    const report = (event: QuestionReport) => sendBack(event);
    const question = input.question as HostQuestion;
    const settings: PracticeSettings = isSealed
      ? { mode, timeFactor }
      : { mode, timeFactor: keptPracticeSettings(workspace.account).get().timeFactor };
    const openedAt = workspace.clock.now();
    let usedBeforeMs = 0;
    let stored = Promise.resolve();
    let score: number | null = null;
    let isAnswered = false;
    const usedSeconds = () =>
      Math.min(longestSeconds, (usedBeforeMs + workspace.clock.now() - openedAt) / MS_PER_SECOND);
    const device = slotWorkspace(workspace, {
      slot: { sittingId, slot, isSealed },
      usedSeconds,
      onSubmit(submission, storing) {
        stored = storing;
        score = 'score' in submission ? (submission.score ?? null) : null;
      },
    });
    const open: OpenFlow = (flow, { draft, awayMs }) => {
      usedBeforeMs = awayMs + (hasElapsed(draft) ? draft.elapsedMs : 0);
      const seconds = secondsFor(input, draft);
      // the host has extended the seconds of a test already
      const isExtended = isSealed || seconds === null;
      const times = isExtended ? { ...settings, durationSeconds: seconds } : flowTimes(settings, seconds);
      const withOpening = isSealed ? Boolean(question.opening) : undefined;
      return flow.open(question, { ...times, withOpening, draft, awayMs, language: language() }, workspace);
    };
    const running = createActor(runningQuestionOn(question, device, open, { kind: 'none' }), {
      input: { visitId: crypto.randomUUID(), settings, now: timeAcrossLoads },
    });

    let shown: { phase: string; actor: unknown } | null = null;
    running.subscribe({
      next(snapshot) {
        const view = runningQuestionView(snapshot) as AppQuestionView;
        if (view.phase === 'failed') return report({ type: 'question.failed', error: view.error });
        if (view.phase === 'opening' || (shown?.phase === view.phase && shown.actor === view.actor)) return;
        const { phase, actor, flow } = view;
        shown = { phase, actor };
        const isReadOnly = phase === 'readOnly';
        const opened: SlotFlow = { actor, practice: flow.practice, question, isReadOnly, running };
        report({ type: 'question.opened', flow: opened });
      },
      error: (error) => report({ type: 'question.failed', error }),
    });
    running.on('answered', () => {
      isAnswered = true;
      const flow = running.getSnapshot().context.actor as PracticeActor | null;
      const { durationSeconds = null, elapsedMs = 0 } = flow?.getSnapshot().context ?? {};
      const isTimeUp = durationSeconds !== null && elapsedMs >= durationSeconds * MS_PER_SECOND;
      void stored.then(() => report({ type: 'question.answered', score, isTimeUp }));
    });
    running.start();

    const left = new Promise<void>((resolve) => {
      running.subscribe({ complete: resolve, error: () => resolve() });
    });
    const leave = () => {
      if (running.getSnapshot().status === 'active') {
        running.send({ type: isSignedIn() ? 'question.leave' : 'session.end' });
      }
      return left;
    };
    receive(async () => {
      await leave();
      // under exam rules a pause ends the question
      if (isSealed) await device.drafts.remove(question.questionId);
      report({ type: 'question.left' });
    });
    return () => {
      void leave().then(() => (isAnswered ? device.drafts.remove(question.questionId) : undefined));
    };
  });
