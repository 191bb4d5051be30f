import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import { isDraftDue, overtimeMs, readDraft, toFlowContext, toTimerInput, writeDraft } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import { promiseStub } from '../shared/stubs.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import * as logic from './two-part-writing.logic.ts';
import type {
  PartTwoPorts,
  TwoPartWritingContext,
  TwoPartWritingEmitted,
  TwoPartWritingEvent,
  TwoPartWritingInput,
} from './two-part-writing.types.ts';

const FLOW = 'twoPartWriting';

function toContext(input: TwoPartWritingInput): TwoPartWritingContext {
  const draft = readDraft(input, FLOW, logic.isAnswer);
  const { part, texts, chosen, hintsShown } = draft?.answer ?? {
    part: 1,
    texts: ['', ''],
    chosen: null,
    hintsShown: 0,
  };
  const partSeconds = logic.toPartSeconds(input.durationSeconds);
  const durationSeconds = logic.secondsOf({ partSeconds }, part);
  const flow = toFlowContext(input, draft);
  const isThere = chosen !== null && chosen < input.question.partTwo.length;
  const answered = draft?.phase === 'reviewed';
  return {
    ...flow,
    ...{ durationSeconds, partSeconds, part, texts, hintsShown, answered, refused: false },
    chosen: isThere ? chosen : null,
    timedOut: answered && durationSeconds !== null && flow.elapsedMs >= durationSeconds * 1000,
    result: answered && input.mode !== 'exam' ? logic.review({ part, texts, chosen, hintsShown }) : null,
  };
}

const elapsed = ({ event }: { event: { elapsedMs: number } }) => event;
const written = ({ event }: { event: { text: string } }) => event;

/** What both parts hear alike. */
const whileWriting = {
  'answer.change': { actions: [{ type: 'setText', params: written }, 'emitDraft'] },
  'answer.hint': { guard: 'hasMoreHints', actions: ['showHint', 'emitDraft'] },
  'timer.ticked': [
    { guard: { type: 'isDraftDue', params: elapsed }, actions: [{ type: 'setElapsed', params: elapsed }, 'emitDraft'] },
    { actions: { type: 'setElapsed', params: elapsed } },
  ],
  'timer.pause': { guard: 'isPractice', actions: 'pauseTimer' },
  'timer.resume': { actions: 'resumeTimer' },
} as const;

/** Interactive Writing: part one, which Next or the end of its time locks, then a question that goes on from it. */
export const twoPartWritingMachine = setup({
  types: {
    context: {} as TwoPartWritingContext,
    events: {} as TwoPartWritingEvent,
    input: {} as TwoPartWritingInput,
    emitted: {} as TwoPartWritingEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    timer: timerWithoutClock,
    choosePartTwo: promiseStub<number, { questionId: number; count: number }>(FLOW, 'choosePartTwo'),
  },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setText: assign(({ context }, params: { text: string }) => ({
      ...logic.withText(context, params.text),
      refused: false,
    })),
    refuse: assign({ refused: true }),
    showHint: assign({ hintsShown: ({ context }) => context.hintsShown + 1 }),
    lockPartOne: assign(({ context }) => ({
      part: 2 as const,
      durationSeconds: logic.secondsOf(context, 2),
      elapsedMs: overtimeMs(context),
      hintsShown: 0,
      refused: false,
    })),
    setChosen: assign({ chosen: (_, params: { chosen: number }) => params.chosen }),
    markTimedOut: assign({ timedOut: true }),
    grade: assign(({ context }) => ({
      answered: true,
      refused: false,
      result: context.mode === 'exam' ? null : logic.review(context),
    })),
    startOver: assign(({ context }) => ({
      part: 1 as const,
      texts: ['', ''] as const,
      chosen: null,
      durationSeconds: logic.secondsOf(context, 1),
      elapsedMs: 0,
      hintsShown: 0,
      refused: false,
      timedOut: false,
      answered: false,
      result: null,
    })),
    emitDraft: emit(({ context }) => {
      const { part, texts, chosen, hintsShown, answered } = context;
      const answer = { part, texts, chosen, hintsShown };
      return { type: 'draft', draft: writeDraft(FLOW, context, answered ? 'reviewed' : 'answering', answer) };
    }),
    emitAnswered: emit(({ context: { question, texts, chosen, result } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer: {
        partOne: texts[0],
        partTwoPrompt: question.partTwo[chosen ?? -1]?.prompt ?? null,
        partTwo: texts[1],
      },
      result,
    })),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isPractice: ({ context }) => context.mode !== 'exam',
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    isPartTwoChosen: ({ context }) => context.part === 2 && context.chosen !== null,
    isPartTwo: ({ context }) => context.part === 2,
    hasText: ({ context }) => logic.textOf(context).trim() !== '',
    hasMoreHints: ({ context: { mode, part, hintsShown } }) =>
      mode === 'learn' && hintsShown < logic.hintsOf(part).length,
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
        { guard: 'isPartTwoChosen', target: 'partTwo' },
        { guard: 'isPartTwo', target: 'choosing' },
        { target: 'partOne' },
      ],
    },
    partOne: {
      tags: ['answering', 'timed'],
      invoke: { id: 'timer', src: 'timer', input: ({ context }) => toTimerInput(context) },
      on: {
        ...whileWriting,
        'answer.next': [{ guard: 'hasText', target: 'locking' }, { actions: 'refuse' }],
        'timer.expired': { target: 'locking' },
      },
    },
    locking: {
      entry: ['lockPartOne', 'emitDraft'],
      always: { target: 'choosing' },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        id: 'choosePartTwo',
        src: 'choosePartTwo',
        input: ({ context: { question } }) => ({ questionId: question.questionId, count: question.partTwo.length }),
        onDone: {
          target: 'partTwo',
          actions: [{ type: 'setChosen', params: ({ event }) => ({ chosen: event.output }) }, 'emitDraft'],
        },
        onError: { target: 'partTwo', actions: [{ type: 'setChosen', params: { chosen: 0 } }, 'emitDraft'] },
      },
    },
    partTwo: {
      tags: ['answering', 'timed'],
      invoke: { id: 'timer', src: 'timer', input: ({ context }) => toTimerInput(context) },
      on: {
        ...whileWriting,
        'answer.submit': [{ guard: 'hasText', target: 'grading' }, { actions: 'refuse' }],
        'timer.expired': { target: 'grading', actions: [{ type: 'setElapsed', params: elapsed }, 'markTimedOut'] },
      },
    },
    grading: {
      entry: ['grade', 'emitAnswered', 'emitDraft'],
      always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
    },
    reviewed: {
      tags: 'reviewed',
      on: { 'answer.retry': { target: 'partOne', actions: ['startOver', 'emitDraft'] } },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `twoPartWritingMachine` on these ports. */
export function twoPartWritingOn({ clock, ...ports }: Pick<PracticePorts, 'clock'> & PartTwoPorts) {
  return twoPartWritingMachine.provide({
    actors: {
      timer: timerOn(clock),
      choosePartTwo: fromPromise(async ({ input: { questionId, count } }) => {
        const chosen = logic.choosePartTwo(count, ports.lastPartTwo(questionId), ports.random());
        ports.rememberPartTwo(questionId, chosen);
        return chosen;
      }),
    },
  });
}

/** Where a writing in two parts stands: its state and context. Views are read off it. */
export type TwoPartWritingSnapshot = SnapshotFrom<typeof twoPartWritingMachine>;
/** A running writing in two parts: what `createActor(twoPartWritingOn(ports), { input })` gives. */
export type TwoPartWritingActor = ActorRefFrom<typeof twoPartWritingMachine>;
