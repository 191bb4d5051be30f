import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { type WordJudgementActor, wordJudgementOn } from './word-judgement.machine.ts';
import type { WordJudgementEvent, WordJudgementInput, WordJudgementQuestion } from './word-judgement.types.ts';

/** A word that exists, for stories and tests. */
export const realWordQuestion: WordJudgementQuestion = { questionId: 318, word: 'harbour', correct: true };
/** A word that does not exist, for stories and tests. */
export const pseudoWordQuestion: WordJudgementQuestion = {
  questionId: 319,
  word: 'plandent',
  correct: false,
  explanation: '“Plandent” is not in any dictionary. It looks like “pendant”, which hangs from a chain.',
};

/** States for stories and tests. */
export const wordJudgementFixtures = ['answering', 'hinted', 'right', 'wrong', 'timedOut', 'submitted'] as const;
/** Name of a state that `driveWordJudgement` can reach. */
export type WordJudgementFixture = (typeof wordJudgementFixtures)[number];

interface Script {
  input?: Partial<WordJudgementInput>;
  events?: readonly WordJudgementEvent[];
  passMs?: number;
}

const choose = (saidYes: boolean): WordJudgementEvent => ({ type: 'answer.choose', saidYes });

const scripts: Record<WordJudgementFixture, Script> = {
  answering: {},
  hinted: { input: { mode: 'learn', durationSeconds: null }, events: [{ type: 'answer.hint' }] },
  right: { events: [choose(true)] },
  wrong: { input: { question: pseudoWordQuestion }, events: [choose(true)] },
  timedOut: { passMs: 5000 },
  submitted: { input: { mode: 'exam' }, events: [choose(true)] },
};

/** An actor brought to the named state by real events. */
export function driveWordJudgement(name: WordJudgementFixture): WordJudgementActor {
  const { input, events = [], passMs = 0 } = scripts[name];
  const clock = createFakeClock();
  const actor = createActor(wordJudgementOn({ clock }), {
    input: { question: realWordQuestion, durationSeconds: 5, mode: 'timed', ...input },
  }).start();
  for (const event of events) actor.send(event);
  clock.increment(passMs);
  return actor;
}
