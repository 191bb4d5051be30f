import type { Drafts } from '@rehearse/device/drafts';
import type { AskedQuestion, QuestionCommand, QuestionReport } from '@rehearse/practice-machines/sitting';
import { fromCallback } from 'xstate';
import type { EmbedDevice } from './device.ts';
import type { LoadedQuestion } from './load-question.ts';
import { type CurrentOptions, type RunningQuestion, runQuestion } from './run-question.ts';
import { scoreOf } from './score-of.ts';

/** The open question of a sitting. */
export interface SlotFlow extends RunningQuestion {
  loaded: LoadedQuestion;
}

const MS_PER_SECOND = 1000;

/**
 * Runs the question of a slot.
 *
 * @param draftsOf where the unfinished answer of a slot is kept
 * @param gone ends the uploads under way; without it they go on while later questions are answered
 */
export const askQuestion = (
  device: EmbedDevice,
  draftsOf: (slot: number) => Drafts,
  current: CurrentOptions,
  gone: AbortSignal,
) =>
  fromCallback<QuestionCommand, AskedQuestion>(({ input, receive, sendBack }) => {
    const report = (event: QuestionReport) => sendBack(event);
    const loaded = input.question as LoadedQuestion;
    let run: RunningQuestion | undefined;
    let isOver = false;
    runQuestion(loaded, { ...device, drafts: draftsOf(input.slot) }, current).then(
      (opened) => {
        if (isOver) return opened.stop();
        run = opened;
        if (opened.uploads) gone.addEventListener('abort', opened.uploads.cancel);
        opened.actor.on('answered', ({ result }) => {
          const { durationSeconds, elapsedMs } = opened.actor.getSnapshot().context;
          const isTimeUp = durationSeconds !== null && elapsedMs >= durationSeconds * MS_PER_SECOND;
          report({ type: 'question.answered', score: scoreOf(result), isTimeUp });
        });
        const flow: SlotFlow = { ...opened, loaded };
        report({ type: 'question.opened', flow });
        // answered just before the page was loaded again
        const { submittedBefore } = opened;
        if (submittedBefore) {
          report({ type: 'question.answered', score: submittedBefore.score, isTimeUp: false });
        }
      },
      (error: unknown) => report({ type: 'question.failed', error }),
    );
    receive(() => {
      run?.stop();
      report({ type: 'question.left' });
    });
    return () => {
      isOver = true;
      run?.stop();
    };
  });
