import { createClock } from '@rehearse/device/clock';
import {
  type WordJudgementQuestion,
  wordJudgementOn,
  wordJudgementView,
} from '@rehearse/practice-machines/word-judgement';
import { createActor } from 'xstate';

/** A word judgement without a time limit. */
export const openTryOut = (question: WordJudgementQuestion) => ({
  actor: createActor(wordJudgementOn({ clock: createClock() }), {
    input: { question, durationSeconds: null, mode: 'timed' },
  }),
  viewOf: wordJudgementView,
});
