import { createClock } from '@rehearse/device/clock';
import {
  type WordJudgementEvent,
  type WordJudgementQuestion,
  type WordJudgementView,
  wordJudgementOn,
  wordJudgementView,
} from '@rehearse/practice-machines/word-judgement';
import { createActor } from 'xstate';

/** A running word judgement. */
export interface LiveTryOut {
  view(): WordJudgementView;
  send(event: WordJudgementEvent): void;
  stop(): void;
}

/** Runs a word judgement without a time limit; tells of each change. */
export function openTryOut(question: WordJudgementQuestion, onChange: () => void): LiveTryOut {
  const actor = createActor(wordJudgementOn({ clock: createClock() }), {
    input: { question, durationSeconds: null, mode: 'timed' },
  });
  let view = wordJudgementView(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    view = wordJudgementView(snapshot);
    onChange();
  });
  actor.start();
  return { view: () => view, send: actor.send, stop: () => actor.stop() };
}
