import { type FluencyResult, gradeReadAloud } from '@rehearse/scoring';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createFakeCamera, type FakeCameraOptions } from '../shared/fakes/camera.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import {
  createFakeMicrophone,
  createFakeRecordings,
  type FakeMicrophone,
  type FakeMicrophoneOptions,
  fakeRecording,
} from '../shared/fakes/microphone.ts';
import { createFakePlayer, type FakePlayer } from '../shared/fakes/player.ts';
import type { Recording } from '../shared/ports.ts';
import { type SpeakingActor, speakingOn } from './speaking.machine.ts';
import type { SpeakingDraft, SpeakingInput, SpeakingQuestion, SpeakingResult } from './speaking.types.ts';
import { speakingView } from './speaking.view.ts';

/** A sentence to read aloud, for stories and tests. */
export const harbourQuestion: SpeakingQuestion = {
  questionId: 742,
  submoduleId: 2,
  prompt: 'The old harbour was quiet that morning, because every boat had already left for the islands.',
  sampleAudioUrl: 'data:audio/wav,',
  explanation: 'Say “every boat had already left” in one breath; the voice falls on “islands”.',
};

/** A topic to talk about, for stories and tests. */
export const topicQuestion: SpeakingQuestion = {
  questionId: 903,
  submoduleId: 3,
  prompt: 'Talk about a skill that you would like to learn.',
  guidingQuestions: ['What is it?', 'Why does it interest you?', 'How would you begin?'],
  preparationSeconds: 20,
  sampleText: 'I have always wanted to learn how to repair clocks. It began with my grandfather’s workshop …',
};

/** A spoken question to answer, for stories and tests. */
export const heardQuestion: SpeakingQuestion = {
  questionId: 1204,
  submoduleId: 4,
  prompt: '',
  spokenPrompt: {
    audioUrl: 'data:audio/wav,',
    text: 'Some libraries now lend tools and kitchen machines beside books. Would you borrow such things, or do you prefer to own them?',
  },
  preparationSeconds: 20,
  sampleText: 'I think I would borrow most of them. I have a drill at home that I have used exactly twice …',
  sampleAudioUrl: 'data:audio/wav,',
};

/** A picture to describe, for stories and tests. */
export const pictureQuestion: SpeakingQuestion = {
  questionId: 1377,
  submoduleId: 5,
  prompt: '',
  picture: {
    url: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><rect width="960" height="640" fill="lightskyblue"/><rect y="430" width="960" height="210" fill="darkseagreen"/><circle cx="780" cy="130" r="70" fill="gold"/><path d="M180 430V250l150-100 150 100v180Z" fill="indianred"/><path d="M290 430V320h80v110Z" fill="saddlebrown"/></svg>',
    )}`,
    alt: 'A red house on a green meadow under a yellow sun.',
  },
  preparationSeconds: 20,
  sampleText: 'In this picture I can see a small red house that stands alone on a meadow …',
};

/** A longer sample, for stories and tests. */
export const sampleQuestion: SpeakingQuestion = {
  questionId: 1531,
  submoduleId: 13,
  prompt: 'Talk about a change in your life that you did not expect. What happened, and what did you learn from it?',
  preparationSeconds: 30,
  sampleText: 'Three years ago the café where I worked closed from one week to the next …',
  graded: {
    answers: [
      {
        level: 'low',
        text: 'Last year I lose my job in a café. I was very sad, because I liked peoples there …',
        corrections: [
          { start: 12, end: 16, fixes: ['lost'], kind: 'tense' },
          { start: 67, end: 74, fixes: ['the people'], kind: 'noun-number' },
        ],
      },
      {
        level: 'middle',
        text: 'Two years ago my sister moved in with me, and I hadn’t expected it would be so much fun …',
        corrections: [{ start: 64, end: 75, fixes: ['that it would be'], kind: 'conjunction' }],
      },
      {
        level: 'high',
        text: 'Well, the change I least expected was becoming a morning person. It started when I took a job at a bakery …',
        corrections: [],
      },
    ],
    comparison: 'The second says what was surprising about the change; the third says how it began.',
  },
  explanation: 'Tell what happened in order, then say what it means to you today.',
};

/** States for stories and tests. */
export const speakingFixtures = [
  'ready',
  'reading',
  'looking',
  'listening',
  'soundBlocked',
  'heardOut',
  'learning',
  'learningToListen',
  'preparingSample',
  'preparingInExam',
  'topic',
  'requesting',
  'recording',
  'paused',
  'held',
  'saving',
  'refused',
  'missing',
  'taken',
  'unsupported',
  'lost',
  'lostWithoutFile',
  'reviewed',
  'reviewedWithTranscript',
  'reviewedWithWordTimes',
  'reviewedRefused',
  'reviewedLess',
  'reviewedMore',
  'reviewedOther',
  'reviewedShort',
  'secondTake',
  'reviewedHeard',
  'reviewedPicture',
  'reviewedSample',
  'filmedPreparing',
  'filmedRecording',
  'filmedBlocked',
  'reviewedFilmed',
  'reviewedWithoutPicture',
  'recovering',
  'restoring',
  'recovered',
  'missed',
  'missedSecondTake',
  'submitted',
  'submittedWithoutRecording',
] as const;
/** Name of a state that `driveSpeaking` can reach. */
export type SpeakingFixture = (typeof speakingFixtures)[number];

interface Scene {
  actor: SpeakingActor;
  microphone: FakeMicrophone;
  player: FakePlayer;
  pass(ms: number): void;
}

interface Script {
  input?: Partial<SpeakingInput>;
  microphone?: FakeMicrophoneOptions;
  camera?: FakeCameraOptions;
  /** Recordings that are recovered after a reload. */
  kept?: readonly Recording[] | 'searching';
  /** The result of assessing; default: the fluency below. */
  result?: SpeakingResult | 'never';
  run?: (scene: Scene) => Promise<void> | void;
}

const fluency: FluencyResult = {
  kind: 'estimate',
  features: {
    durationSeconds: 7.4,
    speechSpanSeconds: 6.6,
    phonationSeconds: 5.9,
    pauseCount: 2,
    longPauseCount: 0,
    longestPauseSeconds: 0.5,
    syllables: 20,
    wordsPerMinute: 121,
    meanRunWords: 5.3,
  },
};
const longFluency: FluencyResult = {
  kind: 'estimate',
  features: {
    durationSeconds: 122,
    speechSpanSeconds: 118,
    phonationSeconds: 94,
    pauseCount: 31,
    longPauseCount: 4,
    longestPauseSeconds: 1.8,
    syllables: 318,
    wordsPerMinute: 108,
    meanRunWords: 6.6,
  },
};
const talked: SpeakingResult = { fluency: longFluency, reading: null, verdict: { code: 'enough' } };
const topic = { question: topicQuestion, durationSeconds: 90 };
const picture = { question: pictureQuestion, durationSeconds: 90 };
const listened = { question: heardQuestion, durationSeconds: 90 };
const sample = { question: sampleQuestion, durationSeconds: 180 };
const heard = 'the old harbor was quite that morning because every boat already left for the islands';
const otherHeard = 'my sister keeps seven chickens behind the garage and sells their eggs at the market';
const draft: SpeakingDraft = {
  version: 1,
  flow: 'speaking',
  questionId: harbourQuestion.questionId,
  elapsedMs: 8000,
  phase: 'answering',
  answer: { recordingId: 'before' },
};

const never = () => new Promise<never>(() => {});
const until = (actor: SpeakingActor, phase: ReturnType<typeof speakingView>['phase']) =>
  waitFor(actor, (snapshot) => speakingView(snapshot).phase === phase);

async function speak(scene: Scene): Promise<void> {
  scene.actor.send({ type: 'recording.start' });
  await until(scene.actor, 'recording');
  speakOn(scene);
}

function speakOn({ microphone, pass }: Scene): void {
  const { levels } = fakeRecording('', 6);
  for (const [index, level] of levels.entries()) microphone.level(level, (index + 1) / 10);
  pass(6000);
}

async function record(scene: Scene): Promise<void> {
  await speak(scene);
  scene.actor.send({ type: 'recording.stop' });
  await waitFor(scene.actor, (snapshot) => snapshot.hasTag('reviewed') || snapshot.hasTag('submitted'));
}

const ask = async ({ actor }: Scene) => {
  actor.send({ type: 'recording.start' });
  await waitFor(actor, (snapshot) => speakingView(snapshot).phase !== 'requesting');
};
const lose = async (scene: Scene) => {
  await speak(scene);
  scene.microphone.lose();
  await until(scene.actor, 'lost');
};

async function turnCameraOn({ actor }: Scene): Promise<void> {
  actor.send({ type: 'camera.turn', on: true });
  await waitFor(actor, ({ context: { camera } }) => camera.phase === 'on' || camera.phase === 'failed');
}

const scripts: Record<SpeakingFixture, Script> = {
  ready: {},
  reading: { input: topic, run: ({ pass }) => pass(6000) },
  looking: { input: picture, run: ({ pass }) => pass(6000) },
  listening: {
    input: listened,
    run: ({ player, pass }) => {
      player.start();
      pass(5000);
      player.progress(5, 12);
    },
  },
  soundBlocked: { input: listened, run: ({ player }) => player.fail('blocked') },
  heardOut: {
    input: listened,
    run: ({ actor, player, pass }) => {
      player.start();
      pass(13_000);
      player.end();
      actor.send({ type: 'audio.play' });
      player.start();
      pass(8000);
      player.progress(8, 12);
    },
  },
  learning: {
    input: { ...topic, mode: 'learn', durationSeconds: null },
    run: ({ actor, pass }) => {
      pass(6000);
      actor.send({ type: 'answer.hint' });
      actor.send({ type: 'answer.hint' });
    },
  },
  learningToListen: {
    input: { ...listened, mode: 'learn', durationSeconds: null },
    run: ({ actor, player }) => {
      player.start();
      player.end();
      actor.send({ type: 'answer.hint' });
      actor.send({ type: 'answer.hint' });
    },
  },
  preparingInExam: { input: { ...topic, mode: 'exam' }, run: ({ pass }) => pass(6000) },
  preparingSample: { input: sample, run: ({ pass }) => pass(3000) },
  topic: {
    input: topic,
    run: async (scene) => {
      scene.pass(20_000);
      await until(scene.actor, 'recording');
      speakOn(scene);
    },
  },
  requesting: {
    microphone: { answer: 'later' },
    run: ({ actor }) => actor.send({ type: 'recording.start' }),
  },
  recording: { run: speak },
  paused: {
    run: async (scene) => {
      await speak(scene);
      scene.actor.send({ type: 'timer.pause' });
    },
  },
  held: {
    run: async (scene) => {
      await speak(scene);
      scene.actor.send({ type: 'recording.pause' });
    },
  },
  saving: {
    microphone: { stop: 'hangs' },
    run: async (scene) => {
      await speak(scene);
      scene.actor.send({ type: 'recording.stop' });
    },
  },
  refused: { microphone: { answer: 'refused' }, run: ask },
  missing: { microphone: { answer: 'missing' }, run: ask },
  taken: { microphone: { answer: 'taken' }, run: ask },
  unsupported: { microphone: { answer: 'unsupported' }, run: ask },
  lost: { run: lose },
  lostWithoutFile: { microphone: { stop: 'fails' }, run: lose },
  reviewed: { run: record },
  reviewedWithTranscript: {
    result: { fluency, reading: gradeReadAloud(harbourQuestion.prompt, heard), verdict: { code: 'whole' } },
    run: record,
  },
  reviewedWithWordTimes: {
    input: { question: { ...harbourQuestion, sampleWordTimesUrl: '/times.json' } },
    run: record,
  },
  reviewedRefused: {
    result: {
      fluency: { kind: 'refused', reason: 'silence', durationSeconds: 6 },
      reading: null,
      verdict: { code: 'silence' },
    },
    run: record,
  },
  reviewedLess: { result: { fluency, reading: null, verdict: { code: 'less' } }, run: record },
  reviewedMore: { result: { fluency, reading: null, verdict: { code: 'more' } }, run: record },
  reviewedOther: {
    result: { fluency, reading: gradeReadAloud(harbourQuestion.prompt, otherHeard), verdict: { code: 'other' } },
    run: record,
  },
  reviewedShort: {
    input: topic,
    result: { fluency, reading: null, verdict: { code: 'short', spokenSeconds: 6, enoughSeconds: 23 } },
    run: record,
  },
  secondTake: {
    run: async (scene) => {
      await record(scene);
      scene.actor.send({ type: 'answer.retry' });
      await record(scene);
    },
  },
  reviewedHeard: { input: listened, result: talked, run: record },
  reviewedPicture: { input: picture, result: talked, run: record },
  reviewedSample: { input: sample, result: talked, run: record },
  filmedPreparing: { input: sample, camera: {}, run: turnCameraOn },
  filmedRecording: {
    input: sample,
    camera: {},
    run: async (scene) => {
      await turnCameraOn(scene);
      await speak(scene);
    },
  },
  filmedBlocked: { input: sample, camera: { answer: 'refused' }, run: turnCameraOn },
  reviewedFilmed: {
    input: sample,
    microphone: { recording: { file: new Blob([], { type: 'video/mp4' }), url: 'data:video/mp4,' } },
    run: record,
  },
  reviewedWithoutPicture: { input: sample, microphone: { recording: { cameraFailure: 'lost' } }, run: record },
  recovering: { input: { draft }, kept: 'searching' },
  restoring: {
    input: { draft: { ...draft, phase: 'reviewed', answer: { recordingId: 'before', takeIds: ['before'] } } },
    kept: [fakeRecording('before', 5)],
    result: 'never',
    run: async ({ actor }) => void (await waitFor(actor, (snapshot) => snapshot.matches('restoring'))),
  },
  recovered: {
    input: { draft },
    kept: [fakeRecording('before', 5)],
    run: async ({ actor }) => void (await until(actor, 'recovered')),
  },
  missed: { run: ({ pass }) => pass(20_000) },
  missedSecondTake: {
    run: async (scene) => {
      await record(scene);
      scene.actor.send({ type: 'answer.retry' });
      scene.pass(20_000);
    },
  },
  submitted: { input: { mode: 'exam' }, run: record },
  submittedWithoutRecording: { input: { mode: 'exam' }, run: ({ pass }) => pass(20_000) },
};

/** An actor brought to the named state by real events. */
export async function driveSpeaking(name: SpeakingFixture): Promise<SpeakingActor> {
  const {
    input,
    microphone: options,
    camera,
    kept,
    run,
    result = { fluency, reading: null, verdict: { code: 'whole' } },
  } = scripts[name];
  const clock = createFakeClock();
  const microphone = createFakeMicrophone(options);
  const player = createFakePlayer();
  const recordings = createFakeRecordings(kept === 'searching' ? [] : kept);
  if (kept === 'searching') recordings.recover = never;
  const ports = { clock, microphone, recordings, player, ...(camera ? { camera: createFakeCamera(camera) } : {}) };
  const machine = speakingOn(ports).provide({
    actors: { assessRecording: fromPromise(() => (result === 'never' ? never() : Promise.resolve(result))) },
  });
  const actor = createActor(machine, {
    input: { question: harbourQuestion, durationSeconds: 20, mode: 'timed', ...input },
  }).start();
  await run?.({ actor, microphone, player, pass: clock.increment });
  return actor;
}
