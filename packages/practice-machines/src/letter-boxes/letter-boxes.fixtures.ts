import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { type LetterBoxesActor, letterBoxesOn } from './letter-boxes.machine.ts';
import type { LetterBoxesEvent, LetterBoxesInput, LetterBoxesQuestion } from './letter-boxes.types.ts';

/** One sentence, one word: Fill In the Blanks. */
export const sentenceQuestion: LetterBoxesQuestion = {
  questionId: 4127,
  segments: [
    { kind: 'text', text: 'The villagers built a stone ' },
    { kind: 'word', clues: ['b', 'r', null, null, null, null], answer: 'bridge' },
    { kind: 'text', text: ' so that they could cross the river in winter.' },
  ],
  explanation: 'People cross a river on a bridge. “Bright” has six letters too, but it is no thing that one can build.',
};

/** A passage with every second word damaged: Read & Complete. */
export const passageQuestion: LetterBoxesQuestion = {
  questionId: 2068,
  segments: [
    { kind: 'text', text: 'Bees are among the most important insects on earth. They ' },
    {
      kind: 'word',
      clues: ['c', 'a', null, null, null],
      answer: 'carry',
      explanation: 'To take along: bees do it with pollen as they fly.',
    },
    { kind: 'text', text: ' pollen ' },
    { kind: 'word', clues: ['f', 'r', null, null], answer: 'from' },
    { kind: 'text', text: ' one ' },
    {
      kind: 'word',
      clues: ['f', 'l', 'o', null, null, null],
      answer: 'flower',
      explanation: "Pollen is found there; 'one' needs a singular.",
    },
    { kind: 'text', text: ' to ' },
    {
      kind: 'word',
      clues: ['a', 'n', 'o', null, null, null, null],
      answer: 'another',
      explanation: "A second flower: 'from one … to another' is a fixed pair.",
    },
    { kind: 'text', text: ', which ' },
    { kind: 'word', clues: ['a', 'l', null, null, null, null], answer: 'allows', accepted: ['allowed'] },
    { kind: 'text', text: ' plants to ' },
    { kind: 'word', clues: ['g', 'r', null, null], answer: 'grow' },
    { kind: 'text', text: ' fruit. Without them, many of the foods we eat every day would disappear.' },
  ],
};

/** States for stories and tests. */
export const letterBoxesFixtures = [
  'empty',
  'typing',
  'reviewedWrong',
  'reviewedRight',
  'timedOut',
  'passage',
  'passageReviewed',
  'passageHinted',
  'submitted',
] as const;
/** Name of a state that `driveLetterBoxes` can reach. */
export type LetterBoxesFixture = (typeof letterBoxesFixtures)[number];

interface Script {
  input?: Partial<LetterBoxesInput>;
  events?: readonly LetterBoxesEvent[];
  /** Milliseconds that pass after the events. */
  passMs?: number;
}

const type = (word: number, from: number, letters: string): LetterBoxesEvent[] =>
  [...letters].map((letter, index) => ({ type: 'answer.type', word, box: from + index, letter }));
const hint: LetterBoxesEvent = { type: 'answer.hint' };
const submit: LetterBoxesEvent = { type: 'answer.submit' };
const passage: Partial<LetterBoxesInput> = { question: passageQuestion, durationSeconds: 180 };
const passageLetters = [
  ...[...type(0, 2, 'rry'), ...type(1, 2, 'om'), ...type(2, 3, 'wer'), ...type(3, 3, 'thet')],
  ...[...type(4, 2, 'lows'), ...type(5, 2, 'o')],
];

const scripts: Record<LetterBoxesFixture, Script> = {
  empty: {},
  typing: { events: type(0, 2, 'idg') },
  reviewedWrong: { events: [...type(0, 2, 'ight'), submit] },
  reviewedRight: { events: [...type(0, 2, 'idge'), submit] },
  timedOut: { events: type(0, 2, 'id'), passMs: 20_000 },
  passage: { input: passage, events: type(0, 2, 'rry'), passMs: 31_000 },
  passageReviewed: { input: passage, events: [...passageLetters, submit] },
  passageHinted: {
    input: { ...passage, mode: 'learn', durationSeconds: null },
    events: [hint, hint, ...passageLetters.slice(2, 8), hint, submit],
  },
  submitted: { input: { mode: 'exam' }, events: [...type(0, 2, 'idge'), submit] },
};

/** An actor brought to the named state by real events. */
export function driveLetterBoxes(name: LetterBoxesFixture): LetterBoxesActor {
  const { input, events = [], passMs = 0 } = scripts[name];
  const clock = createFakeClock();
  const actor = createActor(letterBoxesOn({ clock }), {
    input: { question: sentenceQuestion, durationSeconds: 20, mode: 'timed', ...input },
  }).start();
  for (const event of events) actor.send(event);
  clock.increment(passMs);
  return actor;
}
