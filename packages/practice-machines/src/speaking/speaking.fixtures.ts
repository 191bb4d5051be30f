import { type FluencyResult, gradeReadAloud } from '@rehearse/scoring';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import {
  createFakeMicrophone,
  createFakeRecordings,
  type FakeMicrophone,
  type FakeMicrophoneOptions,
  fakeRecording,
} from '../shared/fakes/microphone.ts';
import type { Recording } from '../shared/ports.ts';
import { type SpeakingActor, speakingOn } from './speaking.machine.ts';
import type { SpeakingDraft, SpeakingInput, SpeakingQuestion, SpeakingResult } from './speaking.types.ts';
import { speakingView } from './speaking.view.ts';

export const harbourQuestion: SpeakingQuestion = {
  questionId: 742,
  submoduleId: 2,
  prompt: 'The old harbour was quiet that morning, because every boat had already left for the islands.',
  sampleAudioUrl: 'data:audio/wav,',
  explanation: 'Say “every boat had already left” in one breath; the voice falls on “islands”.',
};

export const topicQuestion: SpeakingQuestion = {
  questionId: 903,
  submoduleId: 3,
  prompt: 'Talk about a skill that you would like to learn.',
  guidingQuestions: ['What is it?', 'Why does it interest you?', 'How would you begin?'],
  sampleText: 'I have always wanted to learn how to repair clocks. It began with my grandfather’s workshop …',
};

/** States worth drawing. */
export const speakingFixtures = [
  'ready',
  'topic',
  'requesting',
  'recording',
  'paused',
  'saving',
  'refused',
  'missing',
  'taken',
  'unsupported',
  'lost',
  'lostWithoutFile',
  'reviewed',
  'reviewedWithTranscript',
  'reviewedRefused',
  'secondTake',
  'recovering',
  'recovered',
  'missed',
  'submitted',
] as const;
export type SpeakingFixture = (typeof speakingFixtures)[number];

interface Scene {
  actor: SpeakingActor;
  microphone: FakeMicrophone;
  pass(ms: number): void;
}

interface Script {
  input?: Partial<SpeakingInput>;
  microphone?: FakeMicrophoneOptions;
  /** Recordings that are found after a reload. */
  kept?: readonly Recording[] | 'searching';
  /** What assessing finds; without it the fluency below. */
  result?: SpeakingResult;
  run?: (scene: Scene) => Promise<void> | void;
}

const fluency: FluencyResult = {
  kind: 'estimate',
  pace: 'b1',
  features: {
    ...{ durationSeconds: 7.4, speechSpanSeconds: 6.6, phonationSeconds: 5.9, pauseCount: 2, longPauseCount: 0 },
    ...{ longestPauseSeconds: 0.5, syllables: 20, wordsPerMinute: 121, meanRunWords: 5.3 },
  },
};
const heard = 'the old harbor was quite that morning because every boat already left for the islands';
const draft: SpeakingDraft = {
  ...{ version: 1, flow: 'speaking', questionId: harbourQuestion.questionId, elapsedMs: 8000, phase: 'answering' },
  answer: { recordingId: 'before' },
};

const until = (actor: SpeakingActor, phase: ReturnType<typeof speakingView>['phase']) =>
  waitFor(actor, (snapshot) => speakingView(snapshot).phase === phase);

async function speak({ actor, microphone, pass }: Scene): Promise<void> {
  actor.send({ type: 'recording.start' });
  await until(actor, 'recording');
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

const scripts: Record<SpeakingFixture, Script> = {
  ready: {},
  topic: { input: { question: topicQuestion, durationSeconds: 90 } },
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
    result: { fluency, reading: gradeReadAloud(harbourQuestion.prompt, heard) },
    run: record,
  },
  reviewedRefused: {
    result: { fluency: { kind: 'refused', reason: 'silence', durationSeconds: 6 }, reading: null },
    run: record,
  },
  secondTake: {
    run: async (scene) => {
      await record(scene);
      scene.actor.send({ type: 'answer.retry' });
      await record(scene);
    },
  },
  recovering: { input: { draft }, kept: 'searching' },
  recovered: {
    input: { draft },
    kept: [fakeRecording('before', 5)],
    run: async ({ actor }) => void (await until(actor, 'recovered')),
  },
  missed: { run: ({ pass }) => pass(20_000) },
  submitted: { input: { mode: 'exam' }, run: record },
};

/** An actor driven by real events to the named state. */
export async function driveSpeaking(name: SpeakingFixture): Promise<SpeakingActor> {
  const { input, microphone: options, kept, run, result = { fluency, reading: null } } = scripts[name];
  const clock = createFakeClock();
  const microphone = createFakeMicrophone(options);
  const recordings = createFakeRecordings(kept === 'searching' ? [] : kept);
  if (kept === 'searching') recordings.recover = () => new Promise<never>(() => {});
  const machine = speakingOn({ clock, microphone, recordings }).provide({
    actors: { assessRecording: fromPromise(() => Promise.resolve(result)) },
  });
  const actor = createActor(machine, {
    input: { question: harbourQuestion, durationSeconds: 20, mode: 'timed', ...input },
  }).start();
  await run?.({ actor, microphone, pass: clock.increment });
  return actor;
}
