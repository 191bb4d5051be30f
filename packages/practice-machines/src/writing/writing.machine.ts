import { countWords } from '@rehearse/scoring';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import { isDraftDue, readDraft, toFlowContext, toTimerInput, writeDraft } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import { hasText, isAnswer, MAX_TEXT_LENGTH, WRITING_HINTS } from './writing.logic.ts';
import type {
  WritingContext,
  WritingEmitted,
  WritingEvent,
  WritingFeedback,
  WritingInput,
  WritingResult,
} from './writing.types.ts';

const FLOW = 'writing';

function review({ mode, text }: WritingContext): WritingResult | null {
  return mode === 'exam' ? null : { words: countWords(text) };
}

function toContext(input: WritingInput): WritingContext {
  const draft = readDraft(input, FLOW, isAnswer);
  const feedback = draft?.answer.feedback ?? null;
  const context: WritingContext = {
    ...toFlowContext(input, draft),
    text: draft?.answer.text ?? '',
    hintsShown: draft?.answer.hintsShown ?? 0,
    refused: false,
    answered: draft?.phase === 'reviewed',
    result: null,
    feedback: feedback === null ? { phase: 'none' } : { phase: 'arrived', text: feedback },
  };
  return context.answered ? { ...context, result: review(context) } : context;
}

const elapsed = ({ event }: { event: { elapsedMs: number } }) => event;

/** Write About the Photo and Writing Sample: one text against the clock. */
export const writingMachine = setup({
  types: {
    context: {} as WritingContext,
    events: {} as WritingEvent,
    input: {} as WritingInput,
    emitted: {} as WritingEmitted,
    tags: {} as FlowTag,
  },
  actors: { timer: timerWithoutClock },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setText: assign((_, params: { text: string }) => ({
      text: params.text.slice(0, MAX_TEXT_LENGTH),
      refused: false,
    })),
    setFeedback: assign({ feedback: (_, feedback: WritingFeedback) => feedback }),
    refuse: assign({ refused: true }),
    showHint: assign({ hintsShown: ({ context }) => context.hintsShown + 1 }),
    grade: assign({ answered: true, refused: false, result: ({ context }) => review(context) }),
    startOver: assign({
      text: '',
      hintsShown: 0,
      refused: false,
      elapsedMs: 0,
      answered: false,
      result: null,
      feedback: { phase: 'none' } as const,
    }),
    emitDraft: emit(({ context }) => {
      const { text, hintsShown, feedback, answered } = context;
      const arrived = feedback.phase === 'arrived' ? feedback.text : null;
      const answer = { text, hintsShown, feedback: arrived };
      return { type: 'draft', draft: writeDraft(FLOW, context, answered ? 'reviewed' : 'answering', answer) };
    }),
    emitAnswered: emit(({ context: { question, text, result } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer: { text },
      result,
    })),
    emitSendAgain: emit({ type: 'sendAgain' }),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isPractice: ({ context }) => context.mode !== 'exam',
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    hasText: ({ context }) => hasText(context.text),
    hasMoreHints: ({ context: { mode, question, hintsShown } }) =>
      mode === 'learn' && hintsShown < WRITING_HINTS[question.kind].length,
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
        'answer.change': { actions: [{ type: 'setText', params: ({ event }) => event }, 'emitDraft'] },
        'answer.hint': { guard: 'hasMoreHints', actions: ['showHint', 'emitDraft'] },
        'answer.submit': [{ guard: 'hasText', target: 'grading' }, { actions: 'refuse' }],
        'timer.expired': { target: 'grading', actions: { type: 'setElapsed', params: elapsed } },
        'timer.ticked': [
          {
            guard: { type: 'isDraftDue', params: elapsed },
            actions: [{ type: 'setElapsed', params: elapsed }, 'emitDraft'],
          },
          { actions: { type: 'setElapsed', params: elapsed } },
        ],
        'timer.pause': { guard: 'isPractice', actions: 'pauseTimer' },
        'timer.resume': { actions: 'resumeTimer' },
      },
    },
    grading: {
      entry: ['grade', 'emitAnswered', 'emitDraft'],
      always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
    },
    reviewed: {
      tags: 'reviewed',
      on: {
        'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] },
        'answer.sendAgain': {
          actions: [{ type: 'setFeedback', params: { phase: 'waiting' } }, 'emitSendAgain'],
        },
        'feedback.awaited': { actions: { type: 'setFeedback', params: { phase: 'waiting' } } },
        'feedback.failed': { actions: { type: 'setFeedback', params: { phase: 'failed' } } },
        'feedback.absent': { actions: { type: 'setFeedback', params: { phase: 'none' } } },
        'feedback.arrived': {
          actions: [
            { type: 'setFeedback', params: ({ event: { text } }) => ({ phase: 'arrived', text }) },
            'emitDraft',
          ],
        },
      },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `writingMachine` on these ports. */
export function writingOn(ports: Pick<PracticePorts, 'clock'>) {
  return writingMachine.provide({ actors: { timer: timerOn(ports.clock) } });
}

/** Where a writing stands: its state and context. Views are read off it. */
export type WritingSnapshot = SnapshotFrom<typeof writingMachine>;
/** A running writing: what `createActor(writingOn(ports), { input })` gives. */
export type WritingActor = ActorRefFrom<typeof writingMachine>;
