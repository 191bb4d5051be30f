import { type ReadingStepAnswer, summariseReading } from '@rehearse/scoring';
import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { begin, chosenBy, closed, stepOf, untouched } from './reading-sequences.context.ts';
import * as logic from './reading-sequences.logic.ts';
import { answersInQuestion, shownSteps } from './reading-sequences.own.ts';
import type {
  ReadingAnswer,
  ReadingProgress,
  ReadingSequencesContext,
  ReadingSequencesEvent,
} from './reading-sequences.types.ts';

interface Types {
  context: ReadingSequencesContext;
  events: ReadingSequencesEvent;
  answer: ReadingAnswer;
  draft: ReadingProgress;
}

const { root, setup } = flow.practiceFlow({
  id: 'readingSequences',
  types: {} as Types,
  isDraftAnswer: logic.isProgressIn,
  toContext: begin,
  cleared: untouched,
  toDraft: ({ step, reached, answers, hints }) => ({ step, reached, steps: answers, hints }),
  toAnswer: ({ question, answers }) => ({ steps: answersInQuestion(question, answers) }),
  closed,
  grade: ({ results }) => summariseReading(results.filter((result) => result !== null)),
});

/** Interactive Reading: a passage that grows over six steps, each with its own task, on one clock. */
export const readingSequencesMachine = setup
  .extend({
    actions: {
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
        shown: shownSteps(context.question, context.answers),
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
      showFirstSlip: assign(({ context: { result } }) => (result ? { step: logic.firstToReview(result.steps) } : {})),
    },
    guards: {
      isFixed: ({ context }) => context.step < context.reached,
      isLast: ({ context }) => context.step === context.question.steps.length - 1,
      isNotLast: ({ context }) => context.step < context.question.steps.length - 1,
      isToBeWarned: ({ context }) => !context.warned && logic.unfinishedCount(context.answers[context.step]) > 0,
      isOffered: ({ context }, params: { option: string | null; blank?: number }) => chosenBy(context, params) !== null,
      isInPassage: ({ context }, params: { start: number; end: number }) => logic.isRangeIn(stepOf(context), params),
      isHighlight: ({ context }) => stepOf(context)?.kind === 'highlight',
      hasHint: ({ context }) => {
        const step = stepOf(context);
        return (
          context.mode === 'learn' && step !== undefined && (context.hints[context.step] ?? 0) < logic.hintsIn(step)
        );
      },
      hasWayBack: ({ context }) => context.mode !== 'exam' && context.step > 0,
      hasWayTo: ({ context: { mode, step, reached, question } }, params: { step: number }) =>
        mode !== 'exam' &&
        params.step !== step &&
        Number.isInteger(params.step) &&
        params.step >= 0 &&
        params.step <= Math.min(reached, question.steps.length - 1),
    },
  })
  .createMachine({
    ...root,
    states: {
      opening: flow.opening,
      answering: {
        ...flow.timed,
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
          ...flow.clockEvents('grading'),
        },
      },
      grading: { ...flow.grading, id: 'grading', entry: ['grade', 'showFirstSlip', 'emitAnswered'] },
      reviewed: {
        ...flow.reviewed,
        on: {
          ...flow.reviewed.on,
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
      submitted: flow.submitted,
    },
  });

/** `readingSequencesMachine` on these ports. */
export const readingSequencesOn = (ports: Pick<PracticePorts, 'clock'>) => flow.onClock(readingSequencesMachine, ports);

/** Snapshot of a reading task. */
export type ReadingSequencesSnapshot = SnapshotFrom<typeof readingSequencesMachine>;
/** A running reading task: what `createActor(readingSequencesOn(ports), { input })` returns. */
export type ReadingSequencesActor = ActorRefFrom<typeof readingSequencesMachine>;
