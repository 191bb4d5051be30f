import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import { isDraftDue, readDraft, toFlowContext, toTimerInput, writeDraft } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import { isAnswer, judge, WORD_HINTS } from './word-judgement.logic.ts';
import type {
  WordJudgementContext,
  WordJudgementEmitted,
  WordJudgementEvent,
  WordJudgementInput,
} from './word-judgement.types.ts';

const FLOW = 'wordJudgement';

function toContext(input: WordJudgementInput): WordJudgementContext {
  const draft = readDraft(input, FLOW, isAnswer);
  return {
    ...toFlowContext(input, draft),
    answer: draft?.answer ?? { saidYes: null },
    answered: draft?.phase === 'reviewed',
    hintsGiven: 0,
  };
}

/** Read & Select: one word, Yes or No. */
export const wordJudgementMachine = setup({
  types: {
    context: {} as WordJudgementContext,
    events: {} as WordJudgementEvent,
    input: {} as WordJudgementInput,
    emitted: {} as WordJudgementEmitted,
    tags: {} as FlowTag,
  },
  actors: { timer: timerWithoutClock },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setAnswer: assign({ answer: (_, params: { saidYes: boolean }) => ({ saidYes: params.saidYes }) }),
    giveHint: assign({ hintsGiven: ({ context }) => context.hintsGiven + 1 }),
    markAnswered: assign({ answered: true }),
    startOver: assign({ answer: { saidYes: null }, answered: false, hintsGiven: 0, elapsedMs: 0 }),
    emitDraft: emit(({ context }) => ({
      type: 'draft',
      draft: writeDraft(FLOW, context, context.answered ? 'reviewed' : 'answering', context.answer),
    })),
    emitAnswered: emit(({ context: { question, answer, mode } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer,
      result: mode === 'exam' ? null : judge(question, answer),
    })),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isPractice: ({ context }) => context.mode !== 'exam',
    hasHint: ({ context }) => context.mode === 'learn' && context.hintsGiven < WORD_HINTS,
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    isDraftDue: ({ context }, params: { elapsedMs: number }) => isDraftDue(context.elapsedMs, params.elapsedMs),
  },
}).createMachine({
  id: FLOW,
  context: ({ input }) => toContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isAnsweredInExam', target: 'submitted' },
        { guard: 'isAnswered', target: 'reviewed' },
        { target: 'answering' },
      ],
    },
    answering: {
      tags: ['answering', 'timed'],
      invoke: { id: 'timer', src: 'timer', input: ({ context }) => toTimerInput(context) },
      on: {
        'answer.choose': { target: 'judging', actions: { type: 'setAnswer', params: ({ event }) => event } },
        'answer.hint': { guard: 'hasHint', actions: 'giveHint' },
        'timer.expired': { target: 'judging', actions: { type: 'setElapsed', params: ({ event }) => event } },
        'timer.ticked': [
          {
            guard: { type: 'isDraftDue', params: ({ event }) => event },
            actions: [{ type: 'setElapsed', params: ({ event }) => event }, 'emitDraft'],
          },
          { actions: { type: 'setElapsed', params: ({ event }) => event } },
        ],
        'timer.pause': { guard: 'isPractice', actions: 'pauseTimer' },
        'timer.resume': { actions: 'resumeTimer' },
      },
    },
    judging: {
      entry: ['markAnswered', 'emitAnswered', 'emitDraft'],
      always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
    },
    reviewed: {
      tags: 'reviewed',
      on: { 'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] } },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `wordJudgementMachine` on these ports. */
export function wordJudgementOn(ports: Pick<PracticePorts, 'clock'>) {
  return wordJudgementMachine.provide({ actors: { timer: timerOn(ports.clock) } });
}

/** Where a word judgement stands: its state and context. Views are read off it. */
export type WordJudgementSnapshot = SnapshotFrom<typeof wordJudgementMachine>;
/** A running word judgement: what `createActor(wordJudgementOn(ports), { input })` gives. */
export type WordJudgementActor = ActorRefFrom<typeof wordJudgementMachine>;
