import { questionLockName, takeTabLock } from '@rehearse/device/tab-lock';
import type { HostQuestion, PracticeActor, PracticeFlow } from '@rehearse/embed/types';
import {
  type AnswersEvent,
  type LeaveRequest,
  type LoadedFlow,
  type LoadedQuestion,
  type LockEvent,
  type OpenFlowOptions,
  type RunningQuestionStorageEvent,
  type RunningQuestionView,
  runningQuestionMachine,
} from '@rehearse/practice-machines/running-question';
import { fromCallback, fromPromise } from 'xstate';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import type { Submission } from '../../delivery/submission.ts';
import { loadFlow } from '../load-flow.ts';

/** A flow that was loaded for a question, with what draws it. */
export interface AppFlow extends LoadedFlow {
  practice: PracticeFlow;
}

/** What to show of a running question. */
export type AppQuestionView = RunningQuestionView<AppFlow, PracticeActor>;

/** Opens a flow for the question. The flow is not started. */
export type OpenFlow = (flow: PracticeFlow, options: OpenFlowOptions) => PracticeActor;

/**
 * The machine of a running question on this device, with answers that are sent to the host.
 *
 * @param withoutAnswer what to send if the flow has nothing for the host; null for nothing
 */
export function runningQuestionOn(
  question: HostQuestion,
  device: QuestionWorkspace,
  open: OpenFlow,
  withoutAnswer: Submission | null = null,
) {
  const { questionId, submoduleId } = question;
  const { account, drafts, recordings, answers } = device;
  return runningQuestionMachine.provide({
    actors: {
      lock: fromCallback<LockEvent, undefined>(({ sendBack }) =>
        takeTabLock(questionLockName(account, questionId), (state) => sendBack({ type: 'lock.changed', state })),
      ),
      load: fromPromise<LoadedQuestion, undefined>(async () => {
        const [practice, draft] = await Promise.all([loadFlow(submoduleId), drafts.load(questionId)]);
        const flow: AppFlow = {
          practice,
          open: (options) => open(practice, options),
          toSubmission: ({ answer, result }) => practice.toSubmission(answer, result, question) ?? withoutAnswer,
          onDelivery: practice.onDelivery,
        };
        return { flow, draft };
      }),
      storage: fromCallback<RunningQuestionStorageEvent, undefined>(({ receive }) =>
        receive((event) => {
          if (event.type === 'draft.save') return void drafts.save(questionId, event.draft);
          recordings.release();
          void drafts.remove(questionId).then(recordings.sweep);
        }),
      ),
      answers: fromCallback<AnswersEvent, undefined>(({ receive, sendBack }) => {
        receive((event) => {
          switch (event.type) {
            case 'answer.submit': {
              const { idempotencyKey, draft } = event;
              const submission = event.submission as Submission;
              return void answers.submit({ questionId, submoduleId, submission, idempotencyKey, draft });
            }
            case 'answer.sendAgain': {
              const { idempotencyKey: previousKey } = event;
              return void answers
                .sendAgain(previousKey)
                .then((idempotencyKey) => sendBack({ type: 'answer.resent', previousKey, idempotencyKey }));
            }
            case 'answer.find':
              return void answers.statusOf(questionId).then((status) => {
                if (status) sendBack({ type: 'answer.found', status });
              });
          }
        });
        return answers.onDelivery((status) => sendBack({ type: 'delivery.changed', status }));
      }),
      leave: fromPromise<void, LeaveRequest>(async ({ input }) => {
        if (input.draft === 'save') await drafts.save(questionId, input.value);
        if (input.draft === 'remove') await drafts.remove(questionId);
        recordings.release();
        await recordings.sweep();
      }),
    },
  });
}
