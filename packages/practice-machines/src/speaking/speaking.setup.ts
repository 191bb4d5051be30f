import { assign, fromPromise, sendTo } from 'xstate';
import {
  type AudioPlayerEvent,
  type AudioPlayerSnapshot,
  type AudioPlayerView,
  audioPlayerMachine,
  audioPlayerView,
} from '../shared/audio-player.ts';
import {
  type CameraEvent,
  type CameraSnapshot,
  type CameraView,
  cameraMachine,
  cameraView,
  isCameraWanted,
} from '../shared/camera.ts';
import { isDraftDue } from '../shared/flow.ts';
import { PortMissingError, type Recording } from '../shared/ports.ts';
import { practiceFlow } from '../shared/practice-flow.ts';
import {
  type RecorderEvent,
  type RecorderSnapshot,
  type RecorderView,
  recorderMachine,
  recorderView,
} from '../shared/recorder.ts';
import * as logic from './speaking.logic.ts';
import type {
  SpeakingAnswer,
  SpeakingContext,
  SpeakingDraftAnswer,
  SpeakingEvent,
  SpeakingQuestion,
  SpeakingResult,
} from './speaking.types.ts';

interface Types {
  context: SpeakingContext;
  events: SpeakingEvent;
  answer: SpeakingAnswer;
  draft: SpeakingDraftAnswer;
}
type Elapsed = { elapsedMs: number };
type Result = { result: SpeakingResult | null };

export const toRecorder = ({ event }: { event: { snapshot: RecorderSnapshot } }) => recorderView(event.snapshot);
export const toAudio = ({ event }: { event: { snapshot: AudioPlayerSnapshot } }) => audioPlayerView(event.snapshot);
export const toCamera = ({ event }: { event: { snapshot: CameraSnapshot } }) => cameraView(event.snapshot);
export const elapsed = ({ event }: { event: Elapsed }) => event;

/** Loads the code that assesses recordings. Call it when speaking starts, so that nothing has to wait for it later. */
export const loadAssessment = () => import('./speaking.assess.ts');

const { root, setup } = practiceFlow({
  id: 'speaking',
  types: {} as Types,
  actors: {
    recorder: recorderMachine,
    audioPlayer: audioPlayerMachine,
    camera: cameraMachine,
    /** Recovers the recordings made before a reload, in the order of the ids; missing ones are left out. */
    recoverRecordings: fromPromise<readonly Recording[], { recordingIds: readonly string[] }>(() =>
      Promise.reject(new PortMissingError('recoverRecordings', 'Use `speakingOn(ports)`.')),
    ),
    /** Assesses the recording on the device; provide another actor to use a server. */
    assessRecording: fromPromise<SpeakingResult, { question: SpeakingQuestion; recording: Recording }>(
      async ({ input }) => (await loadAssessment()).assess(input.question, input.recording),
    ),
  },
  isDraftAnswer: (_, value) => logic.isAnswer(value),
  toContext: logic.toContext,
  cleared: ({ question }) => logic.nothingSaid(question),
  toDraft: logic.toDraft,
  draftTime: ({ stage, preparedMs, elapsedMs }) => (stage === 'preparing' ? preparedMs : elapsedMs),
  toAnswer: (context) => ({ recording: logic.chosenTake(context)?.recording ?? null }),
  grade: (context) => logic.chosenTake(context)?.result ?? null,
});

export { root };

/** Actors, actions and guards of speaking. */
export const speakingSetup = setup.extend({
  actions: {
    setPrepared: assign({ preparedMs: (_, params: Elapsed) => params.elapsedMs }),
    setAudio: assign((_, audio: AudioPlayerView) => ({ audio, playsUsed: audio.playsUsed })),
    addHint: assign({ hintsGiven: ({ context }) => Math.min(context.hintsGiven + 1, logic.MOST_HINTS) }),
    endPreparation: assign({ stage: 'speaking', startsItself: true, audio: null }),
    clearStart: assign({ startsItself: false }),
    setRecorder: assign((_, recorder: RecorderView) => ({ recorder, recordingId: recorder.recordingId })),
    hold: assign({ heldByLearner: true }),
    letGo: assign({ heldByLearner: false }),
    takeRecording: assign({ current: ({ context }) => context.recorder?.recording ?? null }),
    setFound: assign(({ context }, { recordings }: { recordings: readonly Recording[] }) => ({
      found: recordings.filter(({ recordingId }) => context.keptTakeIds.includes(recordingId)),
      current: recordings.find(({ recordingId }) => !context.keptTakeIds.includes(recordingId)) ?? null,
      keptTakeIds: [],
    })),
    restoreTake: assign(({ context: { found, takes } }, { result }: Result) => ({
      takes: [...takes, ...found.slice(0, 1).map((kept) => ({ recording: logic.withoutSamples(kept), result }))],
      found: found.slice(1),
    })),
    addTake: assign(({ context: { current, takes } }, { result }: Result) => ({
      takes: current ? [...takes, { recording: logic.withoutSamples(current), result }] : takes,
      recordingId: current?.recordingId ?? null,
      current: null,
      recorder: null,
    })),
    chooseTake: assign((_, { recordingId }: { recordingId: string }) => ({ recordingId })),
    tellRecorder: sendTo('recorder', (_, params: { type: RecorderEvent['type'] }) => params as RecorderEvent),
    startRecorder: sendTo('recorder', ({ context }) => ({
      type: 'recording.start' as const,
      camera: isCameraWanted(context.camera),
    })),
    setCamera: assign({ camera: (_, camera: CameraView) => camera }),
    tellCamera: sendTo('camera', (_, params: CameraEvent) => params),
    tellPlayer: sendTo('audioPlayer', (_, params: AudioPlayerEvent) => params),
  },
  guards: {
    hasKeptRecordings: ({ context }) => context.recordingId !== null || context.keptTakeIds.length > 0,
    isAnsweredWithTakes: ({ context }) => context.found.length === 0 && context.answered && context.takes.length > 0,
    isUnfinishedFound: ({ context }) => context.found.length === 0 && context.current !== null && !context.answered,
    /** Sound was recorded, but none of it is left. */
    isNothingLeft: ({ context }) => context.found.length === 0 && context.recordingId !== null,
    isNoneFound: ({ context }) => context.found.length === 0,
    isToPrepare: ({ context }) => context.stage === 'preparing',
    isHeard: ({ context }) => context.question.spokenPrompt !== undefined,
    /** A sound that is playing when the time is over is played to its end. */
    isPrepared: ({ context: { preparationMs, preparedMs, audio } }) =>
      preparationMs !== null && preparedMs >= preparationMs && audio?.phase !== 'playing',
    /** In an exam the preparation can't be ended early, unless its sound can't be played. */
    canSpeakNow: ({ context }) => context.mode !== 'exam' || context.audio?.phase === 'failed',
    /** Whether the preparation's clock runs: it starts with the first sound. */
    hasHeard: ({ context }) => context.playsUsed > 0 || context.question.spokenPrompt === undefined,
    isNewPlay: ({ context }, audio: AudioPlayerView) => audio.playsUsed > context.playsUsed,
    isToStart: ({ context }) => context.startsItself && context.recorder?.phase === 'idle',
    isRecorded: ({ context }) => context.recorder?.phase === 'stopped',
    isSpeaking: ({ context }) => logic.isSpeakingPhase(context.recorder?.phase),
    isIdle: ({ context }) => (context.recorder?.phase ?? 'idle') === 'idle',
    isTimed: (_, recorder: RecorderView) => logic.isTimedPhase(recorder.phase),
    isHeld: ({ context }) => context.heldByLearner,
    isNewRecording: ({ context }, recorder: RecorderView) =>
      recorder.phase === 'recording' && recorder.recordingId !== context.recordingId,
    isOtherTake: ({ context: { takes, recordingId } }, chosen: { recordingId: string }) =>
      chosen.recordingId !== recordingId && takes.some(({ recording }) => recording.recordingId === chosen.recordingId),
    isPreparationDraftDue: ({ context }, params: Elapsed) => isDraftDue(context.preparedMs, params.elapsedMs),
  },
});
