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
 * Runs the question of a slot. What an earlier visit left of it doesn't count.
 *
 * @param gone ends the uploads under way; without it they go on while later questions are answered
 */
export const askQuestion = (device: EmbedDevice, current: CurrentOptions, gone: AbortSignal) =>
  fromCallback<QuestionCommand, AskedQuestion>(({ input, receive, sendBack }) => {
    const report = (event: QuestionReport) => sendBack(event);
    const anew = { ...device, drafts: { ...device.drafts, load: () => Promise.resolve(null) } };
    const loaded = input.question as LoadedQuestion;
    let run: RunningQuestion | undefined;
    let isOver = false;
    runQuestion(loaded, anew, current).then(
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
