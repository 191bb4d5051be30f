import { createActor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakePlayer, type FakePlayer } from '../shared/fakes/player.ts';
import { type InteractiveListeningActor, interactiveListeningOn } from './interactive-listening.machine.ts';
import type {
  InteractiveListeningInput,
  InteractiveListeningQuestion,
  ListeningOpening,
} from './interactive-listening.types.ts';

/** A conversation of three turns. */
export const photographyQuestion: InteractiveListeningQuestion = {
  questionId: 1701,
  title: 'Joining the photography club',
  scene:
    'You are a new student and would like to join the photography club. You meet Amara, its president, at a table in the main hall. You want to find out when the club meets and what you need.',
  turns: [
    {
      sequenceOrder: 1,
      audioUrl: '/audio/1701-1.mp3',
      transcript:
        'Hi there! We take everyone, from complete beginners to people who sell their pictures. Are you thinking of joining us?',
      options: [
        'No, thanks. I’ve been a member of your club for years.',
        'Yes, I am. I’ve only taken pictures with my phone so far, so I’m glad you accept beginners.',
        'Yes, I am. It’s a pity that you only take people who sell their pictures.',
      ],
      answer: 'Yes, I am. I’ve only taken pictures with my phone so far, so I’m glad you accept beginners.',
      explanation: 'Amara asks whether you want to join, and says that beginners are welcome.',
    },
    {
      sequenceOrder: 2,
      audioUrl: '/audio/1701-2.mp3',
      transcript: 'That’s no problem at all. We meet every Wednesday at six in the Arts Building. Does that suit you?',
      options: [
        'That’s perfect. I can come to the sports hall on Monday.',
        'Wednesday at six is fine. My last class that day ends at four.',
        'Unfortunately not. I work on Tuesday evenings.',
      ],
      answer: 'Wednesday at six is fine. My last class that day ends at four.',
      explanation: 'The club meets on Wednesday at six, not on Monday or Tuesday.',
    },
    {
      sequenceOrder: 3,
      audioUrl: '/audio/1701-3.mp3',
      transcript:
        'Great. You can borrow a camera from us. There’s only one cost: ten pounds a year, mostly for printing.',
      options: [
        'It’s wonderful that the club is completely free.',
        'Ten pounds every week is rather a lot for a student.',
        'Ten pounds for a whole year is reasonable. Can I pay you now?',
      ],
      answer: 'Ten pounds for a whole year is reasonable. Can I pay you now?',
      explanation: '“Ten pounds a year” is the price for twelve months.',
    },
  ],
  sampleSummary:
    'I wanted to join the photography club, so I talked to Amara, its president. She told me that beginners are welcome and that the club meets on Wednesdays at six in the Arts Building. Cameras can be borrowed, and the yearly fee is ten pounds.',
  summarySeconds: 75,
  explanation: 'Each right reply takes up a detail just heard: beginners, Wednesday at six, ten pounds a year.',
};

/** An opening for this conversation, which the learner chose. */
export const photographyOpening: ListeningOpening = {
  audioUrl: '/audio/1701-0.mp3',
  transcript:
    'It’s your first week at the university, and you love taking pictures. You have a good camera, a present from your uncle. Today all the clubs are in the main hall. The photography club has a big yellow sign, and it’s next to the stairs.',
  sentences: [
    {
      before: 'You got your camera from your ',
      answer: 'uncle',
      after: '.',
      explanation: 'The camera is “a present from your uncle”, so he gave it to you.',
    },
    {
      before: 'You can find the club by its ',
      answer: 'yellow',
      after: ' sign.',
      explanation: 'The club has “a big yellow sign”, so that is the color to look for.',
    },
    {
      before: 'The club’s table is close to the ',
      answer: 'stairs',
      accepted: ['staircase', 'steps'],
      after: '.',
      explanation: 'Its place in the hall is “next to the stairs”.',
    },
  ],
  seconds: 390,
  chosen: true,
};

/** States for stories and tests. */
export const interactiveListeningFixtures = [
  'intro',
  'introWithOpening',
  'openingFixed',
  'blanks',
  'blanksLoading',
  'blanksUnavailable',
  'blanksFilled',
  'blanksLearning',
  'afterBlanks',
  'loading',
  'listening',
  'blocked',
  'unavailable',
  'withoutSound',
  'choosing',
  'chosen',
  'markedRight',
  'markedWrong',
  'held',
  'lastTurn',
  'learning',
  'hinted',
  'replaying',
  'examTurn',
  'summary',
  'summaryWriting',
  'summaryOutOfTime',
  'reviewed',
  'reviewedOpening',
  'perfect',
  'perfectOpening',
  'timedOut',
  'timedOutInBlanks',
  'submitted',
] as const;
/** Name of a state that `driveInteractiveListening` can reach. */
export type InteractiveListeningFixture = (typeof interactiveListeningFixtures)[number];

interface Scene {
  actor: InteractiveListeningActor;
  player: FakePlayer;
  pass(ms: number): void;
}

interface Script {
  input?: Partial<InteractiveListeningInput>;
  run?: (scene: Scene) => void;
}

const start = ({ actor }: Scene) => actor.send({ type: 'answer.start' });
const playTurn = ({ player, pass }: Scene) => {
  player.start();
  pass(8000);
  player.end();
};
const choose = ({ actor }: Scene, option: number) => actor.send({ type: 'answer.choose', option });
const next = ({ actor }: Scene) => actor.send({ type: 'answer.next' });
/** Plays the turn to its end and replies, so that the mark is shown. */
const reply = (scene: Scene, option: number) => {
  playTurn(scene);
  choose(scene, option);
  next(scene);
};
/** Replies and continues. */
const answer = (scene: Scene, option: number) => {
  reply(scene, option);
  next(scene);
};
const talk = (scene: Scene, options: readonly number[]) => {
  start(scene);
  for (const option of options) answer(scene, option);
};
const write = ({ actor }: Scene, text: string) => actor.send({ type: 'answer.change', text });
const submit = ({ actor }: Scene) => actor.send({ type: 'answer.submit' });

const attempt =
  'I asked about joining the photography club. They meet on Wednesdays at six, and it costs 10 pounds a week.';
const learn = { mode: 'learn', durationSeconds: null } as const;
const withOpening: Partial<InteractiveListeningInput> = {
  question: { ...photographyQuestion, opening: photographyOpening },
};
const withoutChoice: Partial<InteractiveListeningInput> = {
  question: { ...photographyQuestion, opening: { ...photographyOpening, chosen: undefined } },
};

/** Starts, and hears the opening. */
const hear = (scene: Scene) => {
  start(scene);
  scene.player.start();
  scene.pass(15_000);
  scene.player.end();
};
const fill = ({ actor }: Scene, entries: readonly string[]) => {
  for (const [blank, text] of entries.entries()) actor.send({ type: 'answer.fill', blank, text });
};
/** The opening, then the conversation. */
const open = (scene: Scene, entries: readonly string[], options: readonly number[]) => {
  hear(scene);
  fill(scene, entries);
  next(scene);
  for (const option of options) answer(scene, option);
};

const scripts: Record<InteractiveListeningFixture, Script> = {
  intro: {},
  introWithOpening: { input: withOpening },
  openingFixed: { input: withoutChoice },
  blanks: {
    input: withOpening,
    run: (scene) => {
      start(scene);
      scene.player.start();
      scene.player.progress(6, 18);
      scene.pass(6000);
    },
  },
  blanksLoading: { input: withOpening, run: start },
  blanksUnavailable: {
    input: withOpening,
    run: (scene) => {
      start(scene);
      scene.player.fail('unavailable');
    },
  },
  blanksFilled: {
    input: withOpening,
    run: (scene) => {
      hear(scene);
      fill(scene, ['uncle', 'yelow']);
    },
  },
  blanksLearning: { input: { ...withOpening, ...learn }, run: hear },
  afterBlanks: { input: withOpening, run: (scene) => open(scene, ['uncle'], []) },
  loading: { run: start },
  listening: {
    run: (scene) => {
      start(scene);
      scene.player.start();
      scene.player.progress(3, 9);
      scene.pass(3000);
    },
  },
  blocked: {
    run: (scene) => {
      start(scene);
      scene.player.fail('blocked');
    },
  },
  unavailable: {
    run: (scene) => {
      talk(scene, [1]);
      scene.player.fail('unavailable');
    },
  },
  withoutSound: {
    run: (scene) => {
      start(scene);
      scene.player.fail('unavailable');
      scene.actor.send({ type: 'audio.skip' });
    },
  },
  choosing: {
    run: (scene) => {
      talk(scene, [1]);
      playTurn(scene);
    },
  },
  chosen: {
    run: (scene) => {
      talk(scene, [0]);
      playTurn(scene);
      choose(scene, 1);
    },
  },
  markedRight: {
    run: (scene) => {
      talk(scene, [0]);
      reply(scene, 1);
    },
  },
  markedWrong: {
    run: (scene) => {
      talk(scene, [1]);
      reply(scene, 0);
    },
  },
  held: {
    run: (scene) => {
      talk(scene, [1]);
      scene.player.start();
      scene.actor.send({ type: 'timer.pause' });
    },
  },
  lastTurn: {
    run: (scene) => {
      talk(scene, [1, 2]);
      playTurn(scene);
      choose(scene, 2);
    },
  },
  learning: {
    input: learn,
    run: (scene) => {
      talk(scene, [1, 0]);
      playTurn(scene);
    },
  },
  hinted: {
    input: learn,
    run: (scene) => {
      start(scene);
      playTurn(scene);
      scene.actor.send({ type: 'answer.hint' });
    },
  },
  replaying: {
    input: learn,
    run: (scene) => {
      talk(scene, [1]);
      reply(scene, 0);
      scene.actor.send({ type: 'audio.replay', turn: 1 });
      scene.player.start();
    },
  },
  examTurn: {
    input: { mode: 'exam' },
    run: (scene) => {
      start(scene);
      reply(scene, 0);
      playTurn(scene);
    },
  },
  summary: { run: (scene) => talk(scene, [1, 0, 2]) },
  summaryWriting: {
    run: (scene) => {
      talk(scene, [1, 1, 2]);
      scene.pass(20_000);
      write(scene, attempt);
    },
  },
  summaryOutOfTime: {
    run: (scene) => {
      talk(scene, [1]);
      playTurn(scene);
      choose(scene, 1);
      scene.pass(240_000);
    },
  },
  reviewed: {
    run: (scene) => {
      talk(scene, [1, 0, 2]);
      write(scene, attempt);
      submit(scene);
    },
  },
  reviewedOpening: {
    input: withOpening,
    run: (scene) => {
      open(scene, ['The uncle', 'yelow', ''], [1, 0, 2]);
      write(scene, attempt);
      submit(scene);
    },
  },
  perfectOpening: {
    input: withOpening,
    run: (scene) => {
      open(scene, ['uncle', 'yellow', 'steps'], [1, 1, 2]);
      write(scene, photographyQuestion.sampleSummary);
      submit(scene);
    },
  },
  perfect: {
    run: (scene) => {
      talk(scene, [1, 1, 2]);
      write(scene, photographyQuestion.sampleSummary);
      submit(scene);
    },
  },
  timedOut: {
    run: (scene) => {
      talk(scene, [0]);
      playTurn(scene);
      scene.pass(240_000 + 75_000);
    },
  },
  timedOutInBlanks: {
    input: withOpening,
    run: (scene) => {
      hear(scene);
      fill(scene, ['uncle']);
      scene.pass(390_000);
      write(scene, attempt);
      submit(scene);
    },
  },
  submitted: {
    input: { mode: 'exam' },
    run: (scene) => {
      start(scene);
      for (const option of [1, 0, 2]) reply(scene, option);
      write(scene, attempt);
      submit(scene);
    },
  },
};

/** An actor brought to the named state by real events. */
export function driveInteractiveListening(name: InteractiveListeningFixture): InteractiveListeningActor {
  const { input, run } = scripts[name];
  const clock = createFakeClock();
  const player = createFakePlayer();
  const actor = createActor(interactiveListeningOn({ clock, player }), {
    input: { question: photographyQuestion, durationSeconds: 240, mode: 'timed', ...input },
  }).start();
  run?.({ actor, player, pass: clock.increment });
  return actor;
}
