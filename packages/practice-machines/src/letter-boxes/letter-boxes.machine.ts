import { gradeLetters } from '@rehearse/scoring';
import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import type { PracticePorts } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import * as logic from './letter-boxes.logic.ts';
import type {
  BoxPlace,
  LetterBoxesContext,
  LetterBoxesDraftAnswer,
  LetterBoxesEvent,
  LetterEntries,
} from './letter-boxes.types.ts';

interface Types {
  context: LetterBoxesContext;
  events: LetterBoxesEvent;
  answer: LetterEntries;
  draft: LetterBoxesDraftAnswer;
}

const { root, setup } = flow.practiceFlow({
  id: 'letterBoxes',
  types: {} as Types,
  isDraftAnswer: logic.isDraftAnswerFor,
  toContext: ({ question }, draft) => logic.begin(question, draft?.answer),
  cleared: ({ question }) => logic.begin(question),
  toDraft: ({ entries, hinted }) => ({ entries, hinted }),
  toAnswer: ({ entries }) => entries,
  grade: ({ question, entries }) => gradeLetters(logic.toLetterWords(question), entries),
});

const place = ({ event: { word, box } }: { event: BoxPlace }) => ({ word, box });

/** Letter boxes in a text: Read & Complete (many words) and Fill In the Blanks (one word). */
export const letterBoxesMachine = setup
  .extend({
    actions: {
      setCursor: assign({ cursor: (_, params: LetterBoxesContext['cursor']) => params }),
      setEntries: assign({ entries: (_, params: LetterEntries) => params }),
      addHint: assign(({ context: { question, entries, cursor, hinted } }) => {
        const hint = logic.nextHint(question, entries, cursor);
        if (!hint) return {};
        const place = { word: hint.word, box: hint.box };
        return {
          entries: logic.setLetter(entries, place, hint.letter),
          cursor: logic.stepFrom(question, place, 1),
          hinted: [...hinted.filter((each) => !logic.isSamePlace(each, place)), place],
        };
      }),
    },
    guards: {
      isOpenBox: ({ context }, params: LetterBoxesContext['cursor']) => logic.isOpen(context.question, params),
    },
  })
  .createMachine({
    ...root,
    states: {
      opening: flow.opening,
      answering: {
        ...flow.timed,
        on: {
          'answer.type': {
            guard: { type: 'isOpenBox', params: place },
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
            guard: { type: 'isOpenBox', params: place },
            actions: [
              assign(({ context, event: { word, box, text } }) =>
                logic.pasteLetters(context.question, context.entries, { word, box }, text),
              ),
              'emitDraft',
            ],
          },
          'answer.erase': {
            guard: { type: 'isOpenBox', params: place },
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
                params: ({ context, event }) =>
                  logic.fillWord(context.question, context.entries, event.word, event.text),
              },
              'emitDraft',
            ],
          },
          'cursor.place': {
            guard: { type: 'isOpenBox', params: place },
            actions: { type: 'setCursor', params: place },
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
          'answer.hint': { guard: 'isLearn', actions: ['addHint', 'emitDraft'] },
          'answer.submit': { target: 'grading' },
          ...flow.clockEvents('grading'),
        },
      },
      grading: flow.grading,
      reviewed: flow.reviewed,
      submitted: flow.submitted,
    },
  });

/** `letterBoxesMachine` on these ports. */
export const letterBoxesOn = (ports: Pick<PracticePorts, 'clock'>) => flow.onClock(letterBoxesMachine, ports);

/** Snapshot of a letter boxes task. */
export type LetterBoxesSnapshot = SnapshotFrom<typeof letterBoxesMachine>;
/** A running letter boxes task: what `createActor(letterBoxesOn(ports), { input })` returns. */
export type LetterBoxesActor = ActorRefFrom<typeof letterBoxesMachine>;
