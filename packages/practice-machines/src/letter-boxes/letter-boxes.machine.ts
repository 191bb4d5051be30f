import { gradeLetters } from '@rehearse/scoring';
import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import { isDraftDue, readDraft, toFlowContext, toTimerInput, writeDraft } from '../shared/flow.ts';
import type { PracticePorts } from '../shared/ports.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import * as logic from './letter-boxes.logic.ts';
import type {
  LetterBoxesContext,
  LetterBoxesDraftAnswer,
  LetterBoxesEmitted,
  LetterBoxesEvent,
  LetterBoxesInput,
  LetterEntries,
} from './letter-boxes.types.ts';

const FLOW = 'letterBoxes';

function toContext(input: LetterBoxesInput): LetterBoxesContext {
  const { question, mode } = input;
  const isAnswer = (value: unknown): value is LetterBoxesDraftAnswer => logic.isDraftAnswerFor(question, value);
  const draft = readDraft(input, FLOW, isAnswer);
  const entries = draft?.answer.entries ?? logic.emptyEntries(question);
  const answered = draft?.phase === 'reviewed';
  return {
    ...toFlowContext(input, draft),
    entries,
    cursor: logic.firstEmpty(question, entries),
    hinted: draft?.answer.hinted ?? [],
    answered,
    result: answered && mode !== 'exam' ? gradeLetters(logic.toLetterWords(question), entries) : null,
  };
}

/** Letter boxes in a text: Read & Complete (many words) and Fill In the Blanks (one word). */
export const letterBoxesMachine = setup({
  types: {
    context: {} as LetterBoxesContext,
    events: {} as LetterBoxesEvent,
    input: {} as LetterBoxesInput,
    emitted: {} as LetterBoxesEmitted,
    tags: {} as FlowTag,
  },
  actors: { timer: timerWithoutClock },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setCursor: assign({ cursor: (_, params: LetterBoxesContext['cursor']) => params }),
    setEntries: assign({ entries: (_, params: LetterEntries) => params }),
    giveHint: assign(({ context: { question, entries, cursor, hinted } }) => {
      const hint = logic.nextHint(question, entries, cursor);
      if (!hint) return {};
      const place = { word: hint.word, box: hint.box };
      return {
        entries: logic.setLetter(entries, place, hint.letter),
        cursor: logic.stepFrom(question, place, 1),
        hinted: [...hinted.filter((each) => !logic.isSamePlace(each, place)), place],
      };
    }),
    gradeEntries: assign({
      answered: true,
      result: ({ context: { mode, question, entries } }) =>
        mode === 'exam' ? null : gradeLetters(logic.toLetterWords(question), entries),
    }),
    startOver: assign(({ context: { question } }) => ({
      entries: logic.emptyEntries(question),
      cursor: logic.endOf(question, 'first'),
      hinted: [],
      elapsedMs: 0,
      answered: false,
      result: null,
    })),
    emitDraft: emit(({ context }) => ({
      type: 'draft',
      draft: writeDraft(FLOW, context, context.answered ? 'reviewed' : 'answering', {
        entries: context.entries,
        hinted: context.hinted,
      }),
    })),
    emitAnswered: emit(({ context: { question, entries, result } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer: entries,
      result,
    })),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isLearn: ({ context }) => context.mode === 'learn',
    isPractice: ({ context }) => context.mode !== 'exam',
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    isOpenBox: ({ context }, params: LetterBoxesContext['cursor']) => logic.isOpen(context.question, params),
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
        'answer.type': {
          guard: { type: 'isOpenBox', params: ({ event }) => event },
          actions: [
            {
              type: 'setEntries',
              params: ({ context, event }) => logic.setLetter(context.entries, event, logic.lastLetter(event.letter)),
            },
            {
              type: 'setCursor',
              params: ({ context, event: { word, box, letter } }) =>
                logic.lastLetter(letter) === '' ? { word, box } : logic.stepFrom(context.question, { word, box }, 1),
            },
            'emitDraft',
          ],
        },
        'answer.paste': {
          guard: { type: 'isOpenBox', params: ({ event }) => event },
          actions: [
            assign(({ context, event: { word, box, text } }) =>
              logic.pasteLetters(context.question, context.entries, { word, box }, text),
            ),
            'emitDraft',
          ],
        },
        'answer.erase': {
          guard: { type: 'isOpenBox', params: ({ event }) => event },
          actions: [
            { type: 'setEntries', params: ({ context, event }) => logic.setLetter(context.entries, event, '') },
            {
              type: 'setCursor',
              params: ({ context, event: { word, box } }) => logic.stepFrom(context.question, { word, box }, -1),
            },
            'emitDraft',
          ],
        },
        'answer.fill': {
          actions: [
            {
              type: 'setEntries',
              params: ({ context, event }) => logic.fillWord(context.question, context.entries, event.word, event.text),
            },
            'emitDraft',
          ],
        },
        'cursor.place': {
          guard: { type: 'isOpenBox', params: ({ event }) => event },
          actions: { type: 'setCursor', params: ({ event: { word, box } }) => ({ word, box }) },
        },
        'cursor.move': {
          actions: {
            type: 'setCursor',
            params: ({ context: { question, cursor }, event: { to } }) =>
              to === 'first' || to === 'last'
                ? logic.endOf(question, to)
                : logic.stepFrom(question, cursor, to === 'next' ? 1 : -1),
          },
        },
        'answer.hint': { guard: 'isLearn', actions: ['giveHint', 'emitDraft'] },
        'answer.submit': { target: 'grading' },
        'timer.expired': {
          target: 'grading',
          actions: { type: 'setElapsed', params: ({ event }) => event },
        },
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
      entry: ['gradeEntries', 'emitAnswered', 'emitDraft'],
      always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
    },
    reviewed: {
      tags: 'reviewed',
      on: { 'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] } },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `letterBoxesMachine` on these ports. */
export function letterBoxesOn(ports: Pick<PracticePorts, 'clock'>) {
  return letterBoxesMachine.provide({ actors: { timer: timerOn(ports.clock) } });
}

/** Where a letter boxes stands: its state and context. Views are read off it. */
export type LetterBoxesSnapshot = SnapshotFrom<typeof letterBoxesMachine>;
/** A running letter boxes: what `createActor(letterBoxesOn(ports), { input })` gives. */
export type LetterBoxesActor = ActorRefFrom<typeof letterBoxesMachine>;
