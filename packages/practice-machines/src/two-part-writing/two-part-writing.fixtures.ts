import { createActor, fromPromise } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { timerOn } from '../shared/timer.ts';
import { type TwoPartWritingActor, twoPartWritingMachine } from './two-part-writing.machine.ts';
import type { TwoPartWritingInput, TwoPartWritingQuestion } from './two-part-writing.types.ts';

/** A place to describe, with follow-up questions. */
export const placeQuestion: TwoPartWritingQuestion = {
  questionId: 1203,
  partOne: {
    prompt:
      'Think of a place in your town or village where people like to meet. Describe the place and explain why people go there.',
    sample:
      'In my town, people like to meet in the small square in front of the train station. There is a fountain in the middle, with benches around it. People go there because it is easy to reach.',
    graded: {
      answers: [
        {
          level: 'low',
          text: 'In my town people meet in park. It have many trees and a small lake. I like it because I can see my friends there.',
          corrections: [
            { start: 26, end: 30, fixes: ['the park'], kind: 'determiner' },
            { start: 35, end: 39, fixes: ['has'], kind: 'agreement' },
          ],
        },
        {
          level: 'middle',
          text: 'Most people in my neighbourhood meet on the path around a small lake. In the evening, couples walk there because the air is more cool than in the streets.',
          corrections: [{ start: 124, end: 133, fixes: ['cooler'], kind: 'comparison' }],
        },
        {
          level: 'high',
          text: 'The place where people in my part of Valencia meet is the indoor market. Most come to buy fish or vegetables, of course, but many stay for an hour, because there is always somebody to talk to.',
          corrections: [],
        },
      ],
      comparison:
        'The second says who comes and when. The third explains why people stay: “there is always somebody to talk to”.',
    },
  },
  partTwo: [
    {
      prompt: 'What would you change about this place if you could, and how would it help people?',
      sample: 'If I could change the square, the first thing I would do is plant some big trees.',
    },
    {
      prompt: 'Some people meet their friends mostly online. Is that as good as meeting in person?',
      sample: 'In my opinion, meeting online is useful, but it isn’t as good as meeting in person.',
    },
    {
      prompt: 'How have the places where young people meet changed since your parents were young?',
      sample: 'My parents say that they always met in the street or in the park.',
    },
  ],
  explanation: 'Concrete details in part one give you material for every question that may follow.',
};

export const partOneText =
  'In my village people meet at the old bakery beside the river. It opens at six, so farmers, students and nurses stand in one queue and talk. people go there because the the bread is warm and nobody is in a hurry.';
export const partTwoText =
  'I would put a long table in front of it, with a roof against the rain. Then older people could sit down, and children could do their homework';

/** States for stories and tests. */
export const twoPartWritingFixtures = [
  'partOne',
  'writing',
  'refused',
  'choosing',
  'partTwo',
  'learning',
  'reviewed',
  'timedOut',
  'blank',
  'rewriting',
  'rewritten',
  'submitted',
] as const;
/** Name of a state that `driveTwoPartWriting` can reach. */
export type TwoPartWritingFixture = (typeof twoPartWritingFixtures)[number];

type Run = (actor: TwoPartWritingActor, pass: (ms: number) => void) => void;

interface Script {
  input?: Partial<TwoPartWritingInput>;
  run?: Run;
  /** Runs once part two has started. */
  after?: Run;
}

const write = (actor: TwoPartWritingActor, text: string) => actor.send({ type: 'answer.change', text });
const next: Run = (actor) => {
  write(actor, partOneText);
  actor.send({ type: 'answer.next' });
};
const submit: Run = (actor) => {
  write(actor, partTwoText);
  actor.send({ type: 'answer.submit' });
};

const scripts: Record<TwoPartWritingFixture, Script> = {
  partOne: {},
  writing: {
    run: (actor, pass) => {
      write(actor, partOneText);
      pass(190_000);
    },
  },
  refused: { run: (actor) => actor.send({ type: 'answer.next' }) },
  choosing: { run: next },
  partTwo: { run: next, after: (actor) => write(actor, partTwoText) },
  learning: {
    input: { mode: 'learn', durationSeconds: null },
    run: next,
    after: (actor) => actor.send({ type: 'answer.hint' }),
  },
  reviewed: { run: next, after: submit },
  timedOut: {
    run: next,
    after: (actor, pass) => {
      write(actor, partTwoText);
      pass(180_000);
    },
  },
  blank: { run: (_, pass) => pass(300_000), after: (_, pass) => pass(180_000) },
  rewriting: {
    run: next,
    after: (actor, pass) => {
      submit(actor, pass);
      actor.send({ type: 'answer.rewrite', part: 2 });
    },
  },
  rewritten: {
    run: next,
    after: (actor, pass) => {
      submit(actor, pass);
      actor.send({ type: 'answer.rewrite', part: 2 });
      write(actor, `${partTwoText}. In the evening there would be a lamp.`);
      actor.send({ type: 'answer.submit' });
    },
  },
  submitted: { input: { mode: 'exam' }, run: next, after: submit },
};

/** An actor brought to the named state by real events. A draft with a chosen question replaces the random choice. */
export function driveTwoPartWriting(name: TwoPartWritingFixture): TwoPartWritingActor {
  const { input, run, after } = scripts[name];
  const clock = createFakeClock();
  const machine = twoPartWritingMachine.provide({
    actors: {
      timer: timerOn(clock),
      choosePartTwo: fromPromise<number, { questionId: number; count: number }>(() => new Promise(() => {})),
    },
  });
  const whole: TwoPartWritingInput = { question: placeQuestion, durationSeconds: 480, mode: 'timed', ...input };
  const first = createActor(machine, { input: whole });
  let draft: TwoPartWritingInput['draft'];
  first.on('draft', (event) => {
    draft = event.draft;
  });
  first.start();
  run?.(first, clock.increment);
  if (!after || !draft) return first;
  first.stop();
  const second = createActor(machine, {
    input: { ...whole, draft: { ...draft, answer: { ...draft.answer, chosen: 1 } } },
  }).start();
  after(second, clock.increment);
  return second;
}
