import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { isAnswer, judge, untouched, WORD_HINTS } from './word-judgement.logic.ts';
import type { WordJudgementAnswer, WordJudgementContext, WordJudgementEvent } from './word-judgement.types.ts';

interface Types {
  context: WordJudgementContext;
  events: WordJudgementEvent;
  answer: WordJudgementAnswer;
  draft: WordJudgementAnswer;
}

const { root, setup } = flow.practiceFlow({
  id: 'wordJudgement',
  types: {} as Types,
  isDraftAnswer: (_, value) => isAnswer(value),
  toContext: (_, draft) => ({ ...untouched, answer: draft?.answer ?? untouched.answer }),
  cleared: () => untouched,
  toDraft: ({ answer }) => answer,
  toAnswer: ({ answer }) => answer,
  grade: ({ question, answer }) => judge(question, answer),
});

/** Read & Select: one word, Yes or No. */
export const wordJudgementMachine = setup
  .extend({
    actions: {
      setAnswer: assign({ answer: (_, { saidYes }: { saidYes: boolean }) => ({ saidYes }) }),
      addHint: assign({ hintsGiven: ({ context }) => context.hintsGiven + 1 }),
    },
    guards: {
      hasHint: ({ context }) => context.mode === 'learn' && context.hintsGiven < WORD_HINTS,
    },
  })
  .createMachine({
    ...root,
    states: {
      opening: flow.opening,
      answering: {
        ...flow.timed,
        on: {
          'answer.choose': { target: 'judging', actions: { type: 'setAnswer', params: ({ event }) => event } },
          'answer.hint': { guard: 'hasHint', actions: 'addHint' },
          ...flow.clockEvents('judging'),
        },
      },
      judging: flow.grading,
      reviewed: flow.reviewed,
      submitted: flow.submitted,
    },
  });

/** `wordJudgementMachine` on these ports. */
export const wordJudgementOn = (ports: Pick<PracticePorts, 'clock'>) => flow.onClock(wordJudgementMachine, ports);

/** Snapshot of a word judgement task. */
export type WordJudgementSnapshot = SnapshotFrom<typeof wordJudgementMachine>;
/** A running word judgement task: what `createActor(wordJudgementOn(ports), { input })` returns. */
export type WordJudgementActor = ActorRefFrom<typeof wordJudgementMachine>;
