import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom } from 'xstate';
import { overtimeMs } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { promiseStub } from '../shared/stubs.ts';
import { timerOn } from '../shared/timer.ts';
import * as logic from './two-part-writing.logic.ts';
import type {
  PartNumber,
  PartTwoPorts,
  TwoPartWritingAnswer,
  TwoPartWritingContext,
  TwoPartWritingDraftAnswer,
  TwoPartWritingEvent,
} from './two-part-writing.types.ts';

interface Types {
  context: TwoPartWritingContext;
  events: TwoPartWritingEvent;
  answer: TwoPartWritingAnswer;
  draft: TwoPartWritingDraftAnswer;
}

const { root, setup } = flow.practiceFlow({
  id: 'twoPartWriting',
  types: {} as Types,
  actors: {
    choosePartTwo: promiseStub<number, { questionId: number; count: number }>('twoPartWriting', 'choosePartTwo'),
  },
  isDraftAnswer: (_, value) => logic.isAnswer(value),
  toContext: ({ question, durationSeconds }, draft) => {
    const partSeconds = logic.toPartSeconds(durationSeconds);
    const { chosen, previous = null, ...progress } = draft?.answer ?? logic.untouched;
    return {
      ...progress,
      previous,
      partSeconds,
      durationSeconds: logic.secondsOf({ partSeconds }, progress.part),
      refused: false,
      chosen: chosen !== null && chosen < question.partTwo.length ? chosen : null,
    };
  },
  cleared: (context) => ({ ...logic.untouched, durationSeconds: logic.secondsOf(context, 1), refused: false }),
  toDraft: ({ part, texts, chosen, hintsShown, previous }) => ({ part, texts, chosen, hintsShown, previous }),
  toAnswer: ({ question, texts, chosen }) => ({
    partOne: texts[0],
    partTwoPrompt: question.partTwo[chosen ?? -1]?.prompt ?? null,
    partTwo: texts[1],
  }),
  closed: () => ({ refused: false }),
  grade: logic.review,
});

const written = ({ event }: { event: { text: string } }) => event;

/** Event handlers of both parts. */
const whileWriting = {
  'answer.change': { actions: [{ type: 'setText', params: written }, 'emitDraft'] },
  'answer.hint': { guard: 'hasMoreHints', actions: ['showHint', 'emitDraft'] },
} as const;

/** Back to the review of the version before. */
const toPreviousVersion = { target: 'reviewed', actions: ['restoreVersion', 'grade', 'emitDraft'] } as const;

/**
 * Interactive Writing: part one, which is locked by Next or the end of its time, then a follow-up question. In the review
 * each part can be rewritten without a clock.
 */
export const twoPartWritingMachine = setup
  .extend({
    actions: {
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
      keepVersion: assign(({ context: { texts } }, { part }: { part: PartNumber }) => ({ previous: texts, part })),
      restoreVersion: assign(({ context: { texts, previous } }) => ({
        texts: previous ?? texts,
        previous: null,
        refused: false,
      })),
      setChosen: assign({ chosen: (_, params: { chosen: number }) => params.chosen }),
    },
    guards: {
      isPartTwoChosen: ({ context }) => context.part === 2 && context.chosen !== null,
      isPartTwo: ({ context }) => context.part === 2,
      isRewrite: ({ context }) => context.previous !== null,
      isUnchanged: ({ context: { texts, previous } }) => texts.every((text, index) => text === previous?.[index]),
      hasText: ({ context }) => logic.textOf(context).trim() !== '',
      hasMoreHints: ({ context: { mode, part, hintsShown } }) =>
        mode === 'learn' && hintsShown < logic.hintsOf(part).length,
    },
  })
  .createMachine({
    ...root,
    states: {
      opening: {
        always: [
          ...flow.ifAnswered,
          { guard: 'isRewrite', target: 'rewriting' },
          { guard: 'isPartTwoChosen', target: 'partTwo' },
          { guard: 'isPartTwo', target: 'choosing' },
          { target: 'partOne' },
        ],
      },
      partOne: {
        ...flow.timed,
        on: {
          ...whileWriting,
          'answer.next': [{ guard: 'hasText', target: 'locking' }, { actions: 'refuse' }],
          ...flow.clockEvents('locking'),
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
        ...flow.timed,
        on: {
          ...whileWriting,
          'answer.submit': [{ guard: 'hasText', target: 'grading' }, { actions: 'refuse' }],
          ...flow.clockEvents('grading'),
        },
      },
      grading: flow.grading,
      reviewed: {
        ...flow.reviewed,
        on: {
          ...flow.retry('partOne'),
          'answer.rewrite': {
            target: 'rewriting',
            actions: [{ type: 'keepVersion', params: ({ event }) => event }, 'reopen', 'emitDraft'],
          },
        },
      },
      rewriting: {
        tags: 'answering',
        on: {
          'answer.change': { actions: [{ type: 'setText', params: written }, 'emitDraft'] },
          'answer.submit': [
            { guard: 'isUnchanged', ...toPreviousVersion },
            { guard: 'hasText', target: 'grading' },
            { actions: 'refuse' },
          ],
          'answer.cancelRewrite': toPreviousVersion,
        },
      },
      submitted: flow.submitted,
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

/** Snapshot of a two-part writing task. */
export type TwoPartWritingSnapshot = SnapshotFrom<typeof twoPartWritingMachine>;
/** A running two-part writing task: what `createActor(twoPartWritingOn(ports), { input })` returns. */
export type TwoPartWritingActor = ActorRefFrom<typeof twoPartWritingMachine>;
