import type { ReadingStepAnswer } from '@rehearse/scoring';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import { isDraftDue, toTimerInput, writeDraft } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import { chosenBy, FLOW, finish, stepOf, toContext, untouched } from './reading-sequences.context.ts';
import * as logic from './reading-sequences.logic.ts';
import type {
  ReadingSequencesContext,
  ReadingSequencesEmitted,
  ReadingSequencesEvent,
  ReadingSequencesInput,
} from './reading-sequences.types.ts';

/** Interactive Reading: a passage that grows over six steps, each with its own task, under one clock. */
export const readingSequencesMachine = setup({
  types: {
    context: {} as ReadingSequencesContext,
    events: {} as ReadingSequencesEvent,
    input: {} as ReadingSequencesInput,
    emitted: {} as ReadingSequencesEmitted,
    tags: {} as FlowTag,
  },
  actors: { timer: timerWithoutClock },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setAnswer: assign(({ context }, params: { answer: ReadingStepAnswer | null; anchor?: number | null }) =>
      params.answer === null
        ? {}
        : {
            answers: context.answers.with(context.step, params.answer),
            anchor: params.anchor ?? null,
            warned: false,
          },
    ),
    setStep: assign((_, params: { step: number }) => ({ step: params.step, anchor: null, warned: false })),
    fixStep: assign(({ context }) => ({
      reached: context.step + 1,
      results: logic.gradeSteps(context, context.answers, context.step + 1),
    })),
    takeHint: assign(({ context }) => {
      const { step, hints, answers } = context;
      const [current, answer] = [stepOf(context), answers[step]];
      const taken = (hints[step] ?? 0) + 1;
      return current && answer
        ? { hints: hints.with(step, taken), answers: answers.with(step, logic.withoutTaken(current, answer, taken)) }
        : {};
    }),
    warn: assign({ warned: true }),
    grade: assign(({ context }) => finish(context)),
    showFirstSlip: assign(({ context: { result } }) => (result ? { step: logic.firstToReview(result.steps) } : {})),
    startOver: assign(({ context }) => ({ ...untouched(context), elapsedMs: 0 })),
    emitDraft: emit(({ context }) => {
      const { step, reached, answers, hints, answered } = context;
      const progress = { step, reached, steps: answers, hints };
      return { type: 'draft', draft: writeDraft(FLOW, context, answered ? 'reviewed' : 'answering', progress) };
    }),
    emitAnswered: emit(({ context: { question, answers, result } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer: { steps: answers },
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
    isFixed: ({ context }) => context.step < context.reached,
    isLast: ({ context }) => context.step === context.question.steps.length - 1,
    isNotLast: ({ context }) => context.step < context.question.steps.length - 1,
    isToBeWarned: ({ context }) => !context.warned && logic.unfinishedCount(context.answers[context.step]) > 0,
    isOffered: ({ context }, params: { option: string | null; blank?: number }) => chosenBy(context, params) !== null,
    isInPassage: ({ context }, params: { start: number; end: number }) => logic.isRangeIn(stepOf(context), params),
    isHighlight: ({ context }) => stepOf(context)?.kind === 'highlight',
    hasHint: ({ context }) => {
      const step = stepOf(context);
      return context.mode === 'learn' && step !== undefined && (context.hints[context.step] ?? 0) < logic.hintsIn(step);
    },
    hasWayBack: ({ context }) => context.mode !== 'exam' && context.step > 0,
    hasWayTo: ({ context: { mode, step, reached, question } }, params: { step: number }) =>
      mode !== 'exam' &&
      params.step !== step &&
      Number.isInteger(params.step) &&
      params.step >= 0 &&
      params.step <= Math.min(reached, question.steps.length - 1),
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
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isFixed', target: 'fixed' }, { target: 'open' }] },
        open: {
          on: {
            'answer.choose': {
              guard: { type: 'isOffered', params: ({ event }) => ({ option: event.option }) },
              actions: [
                {
                  type: 'setAnswer',
                  params: ({ context, event }) => ({ answer: chosenBy(context, { option: event.option }) }),
                },
                'emitDraft',
              ],
            },
            'answer.fill': {
              guard: { type: 'isOffered', params: ({ event }) => event },
              actions: [
                { type: 'setAnswer', params: ({ context, event }) => ({ answer: chosenBy(context, event) }) },
                'emitDraft',
              ],
            },
            'answer.markWord': {
              guard: { type: 'isInPassage', params: ({ event: { word } }) => ({ start: word, end: word }) },
              actions: [
                { type: 'setAnswer', params: ({ context, event }) => logic.markWord(context.anchor, event.word) },
                'emitDraft',
              ],
            },
            'answer.markRange': {
              guard: { type: 'isInPassage', params: ({ event }) => event },
              actions: [
                {
                  type: 'setAnswer',
                  params: ({ event: { start, end } }) => ({
                    answer: { kind: 'highlight', range: logic.orderedRange(start, end) },
                  }),
                },
                'emitDraft',
              ],
            },
            'answer.clearMark': {
              guard: 'isHighlight',
              actions: [{ type: 'setAnswer', params: { answer: { kind: 'highlight', range: null } } }, 'emitDraft'],
            },
            'answer.hint': { guard: 'hasHint', actions: ['takeHint', 'emitDraft'] },
            'step.next': [
              { guard: 'isToBeWarned', actions: 'warn' },
              { guard: 'isLast', target: '#grading' },
              {
                target: 'arriving',
                actions: [
                  'fixStep',
                  { type: 'setStep', params: ({ context }) => ({ step: context.step + 1 }) },
                  'emitDraft',
                ],
              },
            ],
          },
        },
        fixed: {
          on: {
            'step.next': {
              target: 'arriving',
              actions: [{ type: 'setStep', params: ({ context }) => ({ step: context.step + 1 }) }, 'emitDraft'],
            },
          },
        },
      },
      on: {
        'step.previous': {
          guard: 'hasWayBack',
          target: '.arriving',
          actions: [{ type: 'setStep', params: ({ context }) => ({ step: context.step - 1 }) }, 'emitDraft'],
        },
        'step.goTo': {
          guard: { type: 'hasWayTo', params: ({ event }) => event },
          target: '.arriving',
          actions: [{ type: 'setStep', params: ({ event }) => event }, 'emitDraft'],
        },
        'answer.submit': { target: 'grading' },
        'timer.expired': { target: 'grading', actions: { type: 'setElapsed', params: ({ event }) => event } },
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
    grading: {
      id: 'grading',
      entry: ['grade', 'showFirstSlip', 'emitAnswered', 'emitDraft'],
      always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
    },
    reviewed: {
      tags: 'reviewed',
      on: {
        'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] },
        'step.next': {
          guard: 'isNotLast',
          actions: [{ type: 'setStep', params: ({ context }) => ({ step: context.step + 1 }) }, 'emitDraft'],
        },
        'step.previous': {
          guard: 'hasWayBack',
          actions: [{ type: 'setStep', params: ({ context }) => ({ step: context.step - 1 }) }, 'emitDraft'],
        },
        'step.goTo': {
          guard: { type: 'hasWayTo', params: ({ event }) => event },
          actions: [{ type: 'setStep', params: ({ event }) => event }, 'emitDraft'],
        },
      },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `readingSequencesMachine` on these ports. */
export function readingSequencesOn(ports: Pick<PracticePorts, 'clock'>) {
  return readingSequencesMachine.provide({ actors: { timer: timerOn(ports.clock) } });
}

/** Where a reading stands: its state and context. Views are read off it. */
export type ReadingSequencesSnapshot = SnapshotFrom<typeof readingSequencesMachine>;
/** A running reading: what `createActor(readingSequencesOn(ports), { input })` gives. */
export type ReadingSequencesActor = ActorRefFrom<typeof readingSequencesMachine>;
