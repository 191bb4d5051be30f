import { countWords } from '@rehearse/scoring';
import { type ActorRefFrom, assign, emit, type SnapshotFrom } from 'xstate';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { hasText, isAnswer, MAX_TEXT_LENGTH, toFeedback, untouched, WRITING_HINTS } from './writing.logic.ts';
import type {
  SendAgain,
  WritingAnswer,
  WritingContext,
  WritingDraftAnswer,
  WritingEvent,
  WritingFeedback,
} from './writing.types.ts';

interface Types {
  context: WritingContext;
  events: WritingEvent;
  answer: WritingAnswer;
  draft: WritingDraftAnswer;
  emitted: SendAgain;
}

const { root, setup } = flow.practiceFlow({
  id: 'writing',
  types: {} as Types,
  isDraftAnswer: (_, value) => isAnswer(value),
  toContext: (_, draft) => ({ ...untouched, ...draft?.answer, feedback: toFeedback(draft?.answer.feedback ?? null) }),
  cleared: () => untouched,
  toDraft: ({ text, hintsShown, feedback, previous }) => ({
    text,
    hintsShown,
    feedback: feedback.phase === 'arrived' ? feedback.text : null,
    previous,
  }),
  toAnswer: ({ text }) => ({ text }),
  closed: () => ({ refused: false }),
  grade: ({ text }) => ({ words: countWords(text) }),
});

/** From the app: what became of the host's feedback on the last answer. */
const feedbackEvents = {
  'feedback.awaited': { actions: { type: 'setFeedback', params: { phase: 'waiting' } } },
  'feedback.failed': { actions: { type: 'setFeedback', params: { phase: 'failed' } } },
  'feedback.absent': { actions: { type: 'setFeedback', params: { phase: 'none' } } },
  'feedback.arrived': {
    actions: [
      {
        type: 'setFeedback',
        params: ({ event: { text } }: { event: { text: string } }) => ({ phase: 'arrived' as const, text }),
      },
      'emitDraft',
    ],
  },
} as const;

/** Back to the review of the version before. */
const toPreviousVersion = { target: 'reviewed', actions: ['restoreVersion', 'grade', 'emitDraft'] } as const;

/** Write About the Photo and Writing Sample: one text against the clock, and new versions of it without one. */
export const writingMachine = setup
  .extend({
    actions: {
      setText: assign((_, params: { text: string }) => ({
        text: params.text.slice(0, MAX_TEXT_LENGTH),
        refused: false,
      })),
      setFeedback: assign({ feedback: (_, feedback: WritingFeedback) => feedback }),
      refuse: assign({ refused: true }),
      showHint: assign({ hintsShown: ({ context }) => context.hintsShown + 1 }),
      keepVersion: assign({ previous: ({ context }) => context.text }),
      restoreVersion: assign({
        text: ({ context }) => context.previous ?? context.text,
        previous: null,
        refused: false,
      }),
      emitSendAgain: emit({ type: 'sendAgain' }),
    },
    guards: {
      hasText: ({ context }) => hasText(context.text),
      isRewrite: ({ context }) => context.previous !== null,
      isUnchanged: ({ context }) => context.text === context.previous,
      hasMoreHints: ({ context: { mode, question, hintsShown } }) =>
        mode === 'learn' && hintsShown < WRITING_HINTS[question.kind].length,
    },
  })
  .createMachine({
    ...root,
    states: {
      opening: { always: [...flow.ifAnswered, { guard: 'isRewrite', target: 'rewriting' }, { target: 'answering' }] },
      answering: {
        ...flow.timed,
        on: {
          'answer.change': { actions: [{ type: 'setText', params: ({ event }) => event }, 'emitDraft'] },
          'answer.hint': { guard: 'hasMoreHints', actions: ['showHint', 'emitDraft'] },
          'answer.submit': [{ guard: 'hasText', target: 'grading' }, { actions: 'refuse' }],
          ...flow.clockEvents('grading'),
        },
      },
      grading: flow.grading,
      reviewed: {
        ...flow.reviewed,
        on: {
          ...flow.reviewed.on,
          'answer.sendAgain': {
            actions: [{ type: 'setFeedback', params: { phase: 'waiting' } }, 'emitSendAgain'],
          },
          ...feedbackEvents,
          'answer.rewrite': { target: 'rewriting', actions: ['keepVersion', 'reopen', 'emitDraft'] },
        },
      },
      rewriting: {
        tags: 'answering',
        on: {
          'answer.change': { actions: [{ type: 'setText', params: ({ event }) => event }, 'emitDraft'] },
          'answer.submit': [
            { guard: 'isUnchanged', ...toPreviousVersion },
            { guard: 'hasText', target: 'grading', actions: { type: 'setFeedback', params: { phase: 'none' } } },
            { actions: 'refuse' },
          ],
          'answer.cancelRewrite': toPreviousVersion,
          ...feedbackEvents,
        },
      },
      submitted: flow.submitted,
    },
  });

/** `writingMachine` on these ports. */
export const writingOn = (ports: Pick<PracticePorts, 'clock'>) => flow.onClock(writingMachine, ports);

/** Snapshot of a writing task. */
export type WritingSnapshot = SnapshotFrom<typeof writingMachine>;
/** A running writing task: what `createActor(writingOn(ports), { input })` returns. */
export type WritingActor = ActorRefFrom<typeof writingMachine>;
