import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { type ReadingSequencesActor, readingSequencesOn } from './reading-sequences.machine.ts';
import type {
  ReadingSequencesEvent,
  ReadingSequencesInput,
  ReadingSequencesQuestion,
} from './reading-sequences.types.ts';

const opening =
  'When the lighthouse on Skerry Point was built in 1869, its keeper had to {1} a hundred and forty steps every evening ' +
  'to light the lamp. He slept in the tower, so that he would {2} at once if the flame grew weak. Twice a year a boat ' +
  '{3} him flour, oil and letters.';
const filled = opening.replace('{1}', 'climb').replace('{2}', 'notice').replace('{3}', 'brought');
const middle =
  'In 1924 an electric lamp replaced the flame. {} Even so, the keeper stayed on for another thirty years, for somebody ' +
  'still had to clean the glass and write down the weather.';
const missing = 'A clock switched it on at dusk and off again at dawn.';
const end =
  'The last keeper, Ada Marsh, left in 1954. She had never missed a night. “People think that it was lonely,” she told a ' +
  'newspaper, “but I knew every ship by its lights.” Today the tower belongs to a group of volunteers. They open it on ' +
  'summer weekends, and visitors who climb to the top can try to light the old lamp themselves.';
const whole = [filled, middle.replace('{}', missing), end].join('\n\n');

/** A passage in the six steps of the exam. */
export const lighthouseQuestion: ReadingSequencesQuestion = {
  questionId: 9012,
  steps: [
    {
      kind: 'blanks',
      passage: opening,
      blanks: [
        { indexNumber: 1, options: ['rise', 'climb', 'grow', 'lift'], answer: 'climb' },
        { indexNumber: 2, options: ['notice', 'remark', 'look', 'advise'], answer: 'notice' },
        { indexNumber: 3, options: ['took', 'carried', 'fetched', 'brought'], answer: 'brought' },
      ],
      explanation:
        'Only “climb” takes steps as its object. You “notice” what changes, and a boat “brings” things to you.',
    },
    {
      kind: 'gap',
      passage: [filled, middle].join('\n\n'),
      options: [
        'The oil for it came from the mainland once a month.',
        missing,
        'For this reason the tower was painted white.',
        'Nobody knows who had lit the first one.',
      ],
      answer: missing,
      explanation:
        'The sentence after the gap says “even so”, so the gap must say that the lamp no longer needed anybody.',
    },
    {
      kind: 'highlight',
      passage: whole,
      question: 'Why did the keeper spend the night in the tower?',
      answer: 'so that he would notice at once if the flame grew weak',
      explanation: '“So that” tells you for what purpose he slept there.',
    },
    {
      kind: 'highlight',
      passage: whole,
      question: 'How could Ada Marsh tell the ships apart?',
      answer: 'by its lights',
      explanation: 'She says it herself: “I knew every ship by its lights.”',
    },
    {
      kind: 'idea',
      passage: whole,
      options: [
        'A lighthouse needed somebody to look after it long after its lamp had become electric.',
        'Electric lamps put an end to the work of lighthouse keepers in a single year.',
        'Keepers of lighthouses were lonely people who wrote letters to newspapers.',
      ],
      answer: 'A lighthouse needed somebody to look after it long after its lamp had become electric.',
      explanation: 'The keeper stayed “for another thirty years”, so the work did not end in a single year.',
    },
    {
      kind: 'title',
      passage: whole,
      options: ['The Price of Oil', 'Keepers of the Light', 'A Storm at Skerry Point', 'How Ships Are Named'],
      answer: 'Keepers of the Light',
      explanation:
        'The first keeper, Ada Marsh and the volunteers all look after the lamp. Oil and storms are details.',
    },
  ],
  explanation:
    'Only “climb” takes steps as its object. The sentence after the gap says “even so”, so the gap must say that the lamp ' +
    'no longer needed anybody.',
};

/** States for stories and tests. */
export const readingSequencesFixtures = [
  'blanks',
  'blanksFilled',
  'warned',
  'gap',
  'gapChosen',
  'highlight',
  'highlightBegun',
  'highlighted',
  'idea',
  'title',
  'lookingBack',
  'lookingBackAtHighlight',
  'hinted',
  'hintedHighlight',
  'exam',
  'reviewed',
  'reviewedHighlight',
  'perfect',
  'timedOut',
  'submitted',
] as const;
/** Name of a state that `driveReadingSequences` can reach. */
export type ReadingSequencesFixture = (typeof readingSequencesFixtures)[number];

interface Script {
  input?: Partial<ReadingSequencesInput>;
  events?: readonly ReadingSequencesEvent[];
  /** Milliseconds that pass after the events. */
  passMs?: number;
}

const next: ReadingSequencesEvent = { type: 'step.next' };
const goTo = (step: number): ReadingSequencesEvent => ({ type: 'step.goTo', step });
const choose = (option: string): ReadingSequencesEvent => ({ type: 'answer.choose', option });
const fill = (...options: string[]): ReadingSequencesEvent[] =>
  options.map((option, blank) => ({ type: 'answer.fill', blank, option }));
const mark = (start: number, last: number): ReadingSequencesEvent[] => [
  { type: 'answer.markWord', word: start },
  { type: 'answer.markWord', word: last },
];

/** "so that he would notice at once if the flame grew weak" and "by its lights" in the whole passage. */
const flame = { start: 31, end: 42 };
const lights = { start: 126, end: 128 };

const throughBlanks = [...fill('climb', 'remark', 'brought'), next];
const throughGap = [...throughBlanks, choose(missing), next];
const throughFirst = [...throughGap, ...mark(flame.start + 2, flame.end + 1), next];
const throughSecond = [...throughFirst, ...mark(lights.start, lights.end), next];
const idea = lighthouseQuestion.steps[4];
const wrongIdea = idea?.kind === 'idea' ? (idea.options[1] ?? '') : '';
const rightIdea = idea?.kind === 'idea' ? (idea.answer ?? '') : '';
const throughIdea = [...throughSecond, choose(wrongIdea), next];
const all = [...throughIdea, choose('Keepers of the Light'), next];
const right = [
  ...[...fill('climb', 'notice', 'brought'), next, choose(missing), next],
  ...[...mark(flame.start, flame.end), next, ...mark(lights.end, lights.start), next],
  ...[choose(rightIdea), next, choose('Keepers of the Light'), next],
];
const learn: Partial<ReadingSequencesInput> = { mode: 'learn', durationSeconds: null };
const hint: ReadingSequencesEvent = { type: 'answer.hint' };

const scripts: Record<ReadingSequencesFixture, Script> = {
  blanks: {},
  blanksFilled: { events: fill('climb', 'remark'), passMs: 41_000 },
  warned: { events: [...fill('climb'), next] },
  gap: { events: throughBlanks },
  gapChosen: { events: [...throughBlanks, choose(missing)] },
  highlight: { events: throughGap },
  highlightBegun: { events: [...throughGap, { type: 'answer.markWord', word: flame.start }] },
  highlighted: { events: [...throughGap, ...mark(flame.start, flame.end)], passMs: 133_000 },
  idea: { events: throughSecond },
  title: { events: throughIdea },
  lookingBack: { events: [...throughGap, goTo(0)] },
  lookingBackAtHighlight: { events: [...throughFirst, { type: 'step.previous' }] },
  hinted: { input: learn, events: [...throughBlanks, hint] },
  hintedHighlight: { input: learn, events: [...throughGap, hint, hint] },
  exam: { input: { mode: 'exam' }, events: throughBlanks },
  reviewed: { events: all },
  reviewedHighlight: { events: [...all, goTo(2)] },
  perfect: { events: right },
  timedOut: { events: throughGap, passMs: 480_000 },
  submitted: { input: { mode: 'exam' }, events: all },
};

/** An actor brought to the named state by real events. */
export function driveReadingSequences(name: ReadingSequencesFixture): ReadingSequencesActor {
  const { input, events = [], passMs = 0 } = scripts[name];
  const clock = createFakeClock();
  const actor = createActor(readingSequencesOn({ clock }), {
    input: { question: lighthouseQuestion, durationSeconds: 480, mode: 'timed', ...input },
  }).start();
  for (const event of events) actor.send(event);
  clock.increment(passMs);
  return actor;
}
