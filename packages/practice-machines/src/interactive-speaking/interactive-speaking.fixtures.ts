import type { FluencyResult } from '@rehearse/scoring';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { GradedAnswer } from '../protocol/protocol.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import {
  createFakeMicrophone,
  createFakeRecordings,
  type FakeMicrophone,
  type FakeMicrophoneOptions,
  fakeJoin,
  fakeRecording,
} from '../shared/fakes/microphone.ts';
import { createFakePlayer, type FakePlayer } from '../shared/fakes/player.ts';
import { type InteractiveSpeakingActor, interactiveSpeakingOn } from './interactive-speaking.machine.ts';
import type {
  InteractiveSpeakingDraft,
  InteractiveSpeakingInput,
  InteractiveSpeakingQuestion,
  InteractiveSpeakingResult,
  TalkQuestion,
} from './interactive-speaking.types.ts';
import { interactiveSpeakingView, type TalkStage } from './interactive-speaking.view.ts';

const samples: readonly GradedAnswer[] = [
  {
    level: 'low',
    text: 'On Saturday I usually am sleeping until ten. Then I eat breakfast and we go to market.',
    corrections: [
      { start: 22, end: 33, fixes: ['sleep'], kind: 'tense' },
      { start: 79, end: 85, fixes: ['the market'], kind: 'determiner' },
    ],
  },
  {
    level: 'middle',
    text: 'I get up at about eight because my children wake me. We have eggs and toast together, and then I take my son to his swimming lesson.',
    corrections: [],
  },
  {
    level: 'high',
    text: 'Well, I work in a bakery, so even on Saturdays I’m up early, around six. I finish at noon, and that’s when my weekend really starts. I cycle home and make a big lunch with my brother.',
    corrections: [],
  },
];

const asks = (name: string, text: string, follows: Partial<TalkQuestion> = {}): TalkQuestion => ({
  name,
  text,
  audioUrl: `data:audio/wav,${name}`,
  hint: 'Say what you do, with whom, and how it feels.',
  notes: 'A good answer gives a reason and one small detail.',
  samples,
  branches: [],
  ...follows,
});

/** A conversation of six or seven questions, for stories and tests. */
export const saturdayQuestion: InteractiveSpeakingQuestion = {
  questionId: 1_500_001,
  title: 'Saturday without an alarm',
  character: 'maya',
  questions: [
    asks('start', 'Hi, I’m Maya. On Saturdays my alarm stays off. What do you usually do on Saturday morning?', {
      branches: [{ mentions: ['sleep', 'stay in bed'], next: 'lazy' }],
      next: 'people',
    }),
    asks('lazy', 'Ah, sleep! How is your Saturday morning different from your Monday morning?', { next: 'people' }),
    asks('people', 'I call my sister every Saturday. Who do you spend most of your weekend with?', { next: 'best' }),
    asks('best', 'Okay! What’s your favorite part of the weekend, and why?', { next: 'last-time' }),
    asks('last-time', 'I see. Tell me about the last weekend that you really enjoyed.', { next: 'longer' }),
    asks('longer', 'Some people want a weekend of three days. What do you think about that?', { next: 'end' }),
    asks('end', 'One last thing: what would you like to do next weekend?'),
  ],
};

/** States for stories and tests. */
export const interactiveSpeakingFixtures = [
  'intro',
  'introLearn',
  'asking',
  'soundBlocked',
  'soundUnavailable',
  'shown',
  'requesting',
  'recording',
  'lastSeconds',
  'paused',
  'thinking',
  'laterQuestion',
  'lastQuestion',
  'learning',
  'learningShown',
  'recovering',
  'interrupted',
  'refused',
  'missing',
  'taken',
  'unsupported',
  'lost',
  'lostWithoutFile',
  'saving',
  'unjoined',
  'missed',
  'reviewed',
  'reviewedShort',
  'reviewedUnmeasured',
  'submitted',
  'submittedWithoutRecording',
] as const;
/** Name of a state that `driveInteractiveSpeaking` can reach. */
export type InteractiveSpeakingFixture = (typeof interactiveSpeakingFixtures)[number];

interface Scene {
  actor: InteractiveSpeakingActor;
  microphone: FakeMicrophone;
  player: FakePlayer;
  pass(ms: number): void;
}

interface Script {
  input?: Partial<InteractiveSpeakingInput>;
  microphone?: FakeMicrophoneOptions;
  /** How the answers are put together; default: at once. */
  join?: 'fails' | 'never';
  recover?: 'never';
  /** Default: an estimate of each answer. */
  result?: InteractiveSpeakingResult | null;
  run?: (scene: Scene) => Promise<void> | void;
}

const fluency: FluencyResult = {
  kind: 'estimate',
  features: {
    durationSeconds: 6,
    speechSpanSeconds: 5.6,
    phonationSeconds: 4.9,
    pauseCount: 2,
    longPauseCount: 0,
    longestPauseSeconds: 0.5,
    syllables: 17,
    wordsPerMinute: 121,
    meanRunWords: 5.3,
  },
};
const enough: InteractiveSpeakingResult = {
  fluency: [fluency, fluency, fluency, fluency, { kind: 'refused', reason: 'silence', durationSeconds: 6 }, fluency],
  verdict: { code: 'enough' },
};

const joins = {
  never: () => new Promise<never>(() => {}),
  fails: () => Promise.reject(new Error('no room')),
};

const draft: InteractiveSpeakingDraft = {
  version: 1,
  flow: 'interactiveSpeaking',
  questionId: saturdayQuestion.questionId,
  elapsedMs: 46_000,
  phase: 'answering',
  answer: {
    part: 'conversation',
    turns: [{ name: 'start', pieces: [{ recordingId: 'before', seconds: 30 }] }],
    current: 'people',
    isHeard: true,
    pieces: [{ recordingId: 'cut', seconds: null }],
    isTextShown: false,
    isHintShown: false,
  },
};

const until = (actor: InteractiveSpeakingActor, stage: TalkStage) =>
  waitFor(actor, (snapshot) => {
    const view = interactiveSpeakingView(snapshot);
    return view.phase === 'conversation' && view.stage === stage;
  });

const begin = ({ actor }: Scene) => actor.send({ type: 'answer.start' });

function hear(scene: Scene): void {
  scene.player.start();
  scene.player.progress(2, 6);
  scene.player.end();
}

async function ask(scene: Scene): Promise<void> {
  begin(scene);
  hear(scene);
  await waitFor(scene.actor, (snapshot) => {
    const view = interactiveSpeakingView(snapshot);
    return view.phase === 'conversation' && view.stage !== 'asking' && view.stage !== 'requesting';
  });
}

async function speak(scene: Scene, seconds = 6): Promise<void> {
  await until(scene.actor, 'recording');
  const { levels } = fakeRecording('', seconds);
  for (const [index, level] of levels.entries()) scene.microphone.level(level, (index + 1) / 10);
  scene.pass(seconds * 1000);
}

/** Answers a number of questions in six seconds each. */
async function answer(scene: Scene, count: number): Promise<void> {
  begin(scene);
  for (let index = 0; index < count; index += 1) {
    await until(scene.actor, 'asking');
    hear(scene);
    await speak(scene);
    scene.actor.send({ type: 'answer.next' });
    await waitFor(scene.actor, (snapshot) => !snapshot.matches({ conversation: 'answering' }));
  }
}

async function finish(scene: Scene): Promise<void> {
  await answer(scene, 6);
  await waitFor(scene.actor, (snapshot) => snapshot.hasTag('reviewed') || snapshot.hasTag('submitted'));
}

const speakOnce = async (scene: Scene) => {
  await ask(scene);
  await speak(scene);
};

const lose = async (scene: Scene) => {
  await speakOnce(scene);
  scene.microphone.lose();
  await until(scene.actor, 'lost');
};

const learn = { mode: 'learn', durationSeconds: null } as const;

const scripts: Record<InteractiveSpeakingFixture, Script> = {
  intro: {},
  introLearn: { input: learn },
  asking: {
    run: (scene) => {
      begin(scene);
      scene.player.start();
      scene.player.progress(2, 6);
    },
  },
  soundBlocked: {
    run: (scene) => {
      begin(scene);
      scene.player.fail('blocked');
    },
  },
  soundUnavailable: {
    run: (scene) => {
      begin(scene);
      scene.player.fail('unavailable');
    },
  },
  shown: {
    run: async (scene) => {
      begin(scene);
      scene.player.fail('unavailable');
      scene.actor.send({ type: 'audio.skip' });
      await speak(scene);
    },
  },
  requesting: {
    microphone: { answer: 'later' },
    run: (scene) => {
      begin(scene);
      hear(scene);
    },
  },
  recording: { run: speakOnce },
  lastSeconds: {
    run: async (scene) => {
      await ask(scene);
      await speak(scene, 31);
    },
  },
  paused: {
    run: async (scene) => {
      await speakOnce(scene);
      scene.actor.send({ type: 'timer.pause' });
      await until(scene.actor, 'paused');
    },
  },
  thinking: {
    microphone: { stop: 'hangs' },
    run: async (scene) => {
      await speakOnce(scene);
      scene.actor.send({ type: 'answer.next' });
      await until(scene.actor, 'thinking');
    },
  },
  laterQuestion: {
    run: async (scene) => {
      await answer(scene, 2);
      await until(scene.actor, 'asking');
      hear(scene);
      await speak(scene);
    },
  },
  lastQuestion: {
    run: async (scene) => {
      await answer(scene, 5);
      await until(scene.actor, 'asking');
      scene.player.start();
    },
  },
  learning: { input: learn, run: ask },
  learningShown: {
    input: learn,
    run: async (scene) => {
      await ask(scene);
      scene.actor.send({ type: 'text.show' });
      scene.actor.send({ type: 'answer.hint' });
    },
  },
  recovering: { input: { draft }, recover: 'never' },
  interrupted: { input: { draft }, run: async ({ actor }) => void (await until(actor, 'ready')) },
  refused: { microphone: { answer: 'refused' }, run: ask },
  missing: { microphone: { answer: 'missing' }, run: ask },
  taken: { microphone: { answer: 'taken' }, run: ask },
  unsupported: { microphone: { answer: 'unsupported' }, run: ask },
  lost: { run: lose },
  lostWithoutFile: { microphone: { stop: 'fails' }, run: lose },
  saving: { join: 'never', run: (scene) => answer(scene, 6) },
  unjoined: {
    join: 'fails',
    run: async (scene) => {
      await answer(scene, 6);
      await waitFor(scene.actor, (snapshot) => snapshot.matches('unjoined'));
    },
  },
  missed: {
    input: { draft: { ...draft, elapsedMs: 225_000, answer: { ...draft.answer, turns: [], pieces: [] } } },
  },
  reviewed: { run: finish },
  reviewedShort: {
    result: { ...enough, verdict: { code: 'short', spokenSeconds: 29, enoughSeconds: 56 } },
    run: finish,
  },
  reviewedUnmeasured: { result: null, run: finish },
  submitted: { input: { mode: 'exam' }, run: finish },
  submittedWithoutRecording: {
    input: {
      mode: 'exam',
      draft: { ...draft, elapsedMs: 225_000, answer: { ...draft.answer, turns: [], pieces: [] } },
    },
  },
};

/** An actor brought to the named state by real events. */
export async function driveInteractiveSpeaking(name: InteractiveSpeakingFixture): Promise<InteractiveSpeakingActor> {
  const { input, microphone: options, join, recover, run, result = enough } = scripts[name];
  const clock = createFakeClock();
  const microphone = createFakeMicrophone(options);
  const player = createFakePlayer();
  const made = [1, 2, 3, 4, 5, 6].map((number) => fakeRecording(`recording-${number}`));
  const recordings = createFakeRecordings([fakeRecording('before', 30), fakeRecording('cut', 12), ...made]);
  if (recover === 'never') recordings.recover = () => new Promise(() => {});
  const machine = interactiveSpeakingOn({
    ...{ clock, microphone, recordings, player },
    join: join ? joins[join] : fakeJoin,
  }).provide({
    actors: { assessRecording: fromPromise(() => Promise.resolve(result)) },
  });
  const actor = createActor(machine, {
    input: { question: saturdayQuestion, durationSeconds: 225, mode: 'timed', ...input },
  }).start();
  await run?.({ actor, microphone, player, pass: clock.increment });
  return actor;
}
