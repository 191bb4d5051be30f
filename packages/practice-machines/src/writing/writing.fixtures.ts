import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { type WritingActor, writingOn } from './writing.machine.ts';
import type { WritingInput, WritingQuestion } from './writing.types.ts';

/** A picture that needs no network. */
const harbour = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="480" fill="#9fd0ea"/><rect y="480" width="1200" height="320" fill="#2f6f9f"/><path d="M330 470h520l-90 130H430z" fill="#a4452c"/><path d="M590 460V150l190 310z" fill="#fff"/><path d="M570 460V210L420 460z" fill="#f2e6cf"/></svg>',
)}`;

const withoutPicture: WritingQuestion = {
  questionId: 1103,
  kind: 'photo',
  prompt: '',
  imageAlt: 'A red boat with two white sails on calm blue water.',
  recommendedWords: [30],
  sample:
    'A small red boat with two white sails is gliding across calm, deep blue water. The sky is clear, so there can hardly be any wind, and nobody seems to be in a hurry.',
  explanation: 'Say what the whole picture shows, then one detail, then what you conclude from it.',
};

/** A picture to describe. */
export const photoQuestion: WritingQuestion = { ...withoutPicture, imageUrl: harbour };

/** A topic to write about. */
export const essayQuestion: WritingQuestion = {
  questionId: 1403,
  kind: 'essay',
  prompt: 'Write about a skill that everybody should have. Explain why it is important and how people can learn it.',
  recommendedWords: [50, 120],
  sample:
    'In my opinion, everybody should be able to cook a few simple meals. A person who cannot cook depends on other people or on expensive fast food.\n\nThe best way to learn it is to watch someone and to help.',
  graded: {
    answers: [
      {
        level: 'low',
        text: 'I think cooking is very important skill. Everybody must to eat every day, and restaurants are expensive. You can learn it of your mother or from videos.',
        corrections: [
          { start: 19, end: 39, fixes: ['a very important skill'], kind: 'determiner' },
          { start: 51, end: 58, fixes: ['must'], kind: 'verb-form' },
          { start: 122, end: 124, fixes: ['from'], kind: 'preposition' },
        ],
      },
      {
        level: 'middle',
        text: 'In my opinion, everyone should be able to cook a few simple meals. When I started my course, I bought lunch every day, and by the middle of the month I had nothing left. The best way to learn is to help somebody who already know how to do it.',
        corrections: [{ start: 224, end: 228, fixes: ['knows'], kind: 'agreement' }],
      },
      {
        level: 'high',
        text: 'If I had to choose one skill, it would be staying calm and useful in a small medical emergency. Help always takes time to arrive, and those who have practised are less likely to stand around. Fortunately, a one-day course is enough to begin with.',
        corrections: [],
      },
    ],
    comparison:
      'The second shows the reason with a month when the money was gone. The third says what makes people act: they “have practised”.',
  },
  explanation: 'Name the skill first, give two or three reasons, and answer “how” in a part of its own.',
};

/** A text with mistakes of many kinds, and one word used too often. */
export const slippyText =
  'In my opinion cooking is the the most important skill. everybody eats every day, and cooking is cheaper then eating out. i think cooking is also a easy way to make friends. My brother dont cook and he is always hungry , so i cook for him on sunday';

/** A new version of `slippyText`: most mistakes corrected, one new. */
export const rewrittenText =
  'In my opinion, cooking is the most important skill. Everybody eats every day, and cooking is cheaper than eating out. I think cooking is also an easy way to make friends. My brother don’t cook, so I cook for him every sundays.';

/** A description without mistakes. */
export const photoText =
  'A red boat with two white sails is crossing a quiet blue bay. There is nobody on deck, and the sky behind it has no clouds, so it is probably a warm summer morning.';

/** Words without sense, which don't describe any picture. */
export const nonsenseText =
  'Banana mountains laugh quickly under the purple clock, because seven elephants drink the silent moon. My pencil married a sandwich in the desert, and every spoon sings loudly to the angry triangle.';

/** States for stories and tests. */
export const writingFixtures = [
  'photo',
  'essay',
  'noPicture',
  'writing',
  'learning',
  'exam',
  'refused',
  'reviewed',
  'photoReviewed',
  'offTopic',
  'notEnglish',
  'waiting',
  'failed',
  'blank',
  'timedOut',
  'rewriting',
  'rewritten',
  'submitted',
] as const;
/** Name of a state that `driveWriting` can reach. */
export type WritingFixture = (typeof writingFixtures)[number];

interface Script {
  input?: Partial<WritingInput>;
  run?: (actor: WritingActor, pass: (ms: number) => void) => void;
}

const essay = { question: essayQuestion, durationSeconds: 300 };
const learning = { mode: 'learn', durationSeconds: null } as const;
const give = (actor: WritingActor, text: string) => {
  actor.send({ type: 'answer.change', text });
  actor.send({ type: 'answer.submit' });
};

const scripts: Record<WritingFixture, Script> = {
  photo: {},
  essay: { input: essay },
  noPicture: { input: { question: withoutPicture } },
  writing: {
    input: essay,
    run: (actor, pass) => {
      actor.send({ type: 'answer.change', text: `${slippyText}. ${photoText}` });
      pass(140_000);
    },
  },
  learning: {
    input: { ...essay, ...learning },
    run: (actor) => {
      actor.send({ type: 'answer.hint' });
      actor.send({ type: 'answer.hint' });
    },
  },
  exam: { input: { ...essay, mode: 'exam' } },
  refused: { run: (actor) => actor.send({ type: 'answer.submit' }) },
  reviewed: { input: essay, run: (actor) => give(actor, slippyText) },
  photoReviewed: {
    run: (actor) => {
      give(actor, photoText);
      actor.send({ type: 'feedback.awaited' });
      actor.send({
        type: 'feedback.arrived',
        text: 'You wrote 34 words in 2 sentences, which reaches the recommended 30 words. Say where things are: "on the left", "in the background", "next to".',
      });
    },
  },
  offTopic: { run: (actor) => give(actor, nonsenseText) },
  notEnglish: { run: (actor) => give(actor, '😀 一艘红色的帆船正在平静的海面上航行，天空没有一朵云。 '.repeat(5)) },
  waiting: {
    run: (actor) => {
      give(actor, photoText);
      actor.send({ type: 'feedback.awaited' });
    },
  },
  failed: {
    run: (actor) => {
      give(actor, photoText);
      actor.send({ type: 'feedback.failed' });
    },
  },
  blank: { run: (_, pass) => pass(60_000) },
  timedOut: {
    run: (actor, pass) => {
      actor.send({ type: 'answer.change', text: 'A red boat is on the water. There are' });
      pass(60_000);
    },
  },
  rewriting: {
    input: essay,
    run: (actor) => {
      give(actor, slippyText);
      actor.send({ type: 'answer.rewrite' });
    },
  },
  rewritten: {
    input: essay,
    run: (actor) => {
      give(actor, slippyText);
      actor.send({ type: 'answer.rewrite' });
      give(actor, rewrittenText);
    },
  },
  submitted: { input: { ...essay, mode: 'exam' }, run: (actor) => give(actor, slippyText) },
};

/** An actor brought to the named state by real events. */
export function driveWriting(name: WritingFixture): WritingActor {
  const { input, run } = scripts[name];
  const clock = createFakeClock();
  const actor = createActor(writingOn({ clock }), {
    input: { question: photoQuestion, durationSeconds: 60, mode: 'timed', ...input },
  }).start();
  run?.(actor, clock.increment);
  return actor;
}
