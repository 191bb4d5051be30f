import { assign, fromPromise, sendTo } from 'xstate';
import {
  type AudioPlayerSnapshot,
  type AudioPlayerView,
  audioPlayerMachine,
  audioPlayerView,
} from '../shared/audio-player.ts';
import { isTimedOut } from '../shared/flow.ts';
import { type JoinedRecording, PortMissingError, type Recording } from '../shared/ports.ts';
import { practiceFlow } from '../shared/practice-flow.ts';
import {
  type RecorderEvent,
  type RecorderSnapshot,
  type RecorderView,
  recorderMachine,
  recorderView,
} from '../shared/recorder.ts';
import { waitWithoutClock } from '../shared/wait.ts';
import * as logic from './interactive-speaking.logic.ts';
import type {
  InteractiveSpeakingAnswer,
  InteractiveSpeakingContext,
  InteractiveSpeakingEvent,
  InteractiveSpeakingProgress,
  InteractiveSpeakingResult,
  RecordedTurn,
  TalkQuestion,
} from './interactive-speaking.types.ts';

interface Types {
  context: InteractiveSpeakingContext;
  events: InteractiveSpeakingEvent;
  answer: InteractiveSpeakingAnswer;
  draft: InteractiveSpeakingProgress;
}

export const toAudio = ({ event }: { event: { snapshot: AudioPlayerSnapshot } }) => audioPlayerView(event.snapshot);
export const toRecorder = ({ event }: { event: { snapshot: RecorderSnapshot } }) => recorderView(event.snapshot);

/** Loads the code that measures recordings. Call it while the conversation goes on, so that nothing has to wait for it later. */
export const loadTalkAssessment = () => import('./interactive-speaking.assess.ts');

const missing = (actor: string) => Promise.reject(new PortMissingError(actor, 'Use `interactiveSpeakingOn(ports)`.'));

const { root, setup } = practiceFlow({
  id: 'interactiveSpeaking',
  types: {} as Types,
  actors: {
    wait: waitWithoutClock,
    audioPlayer: audioPlayerMachine,
    recorder: recorderMachine,
    /** Recovers sounds from before a reload; missing ones are left out. */
    recoverRecordings: fromPromise<readonly Recording[], { recordingIds: readonly string[] }>(() =>
      missing('recoverRecordings'),
    ),
    /** Name of the question that the pieces of an answer lead to; null for the one that fits any answer. */
    decide: fromPromise<string | null, { takes: readonly Recording[]; question: TalkQuestion | undefined }>(() =>
      missing('decide'),
    ),
    /** Joins all answers into one file; null if none of them is stored any more. */
    joinRecordings: fromPromise<JoinedRecording | null, { recordingIds: readonly string[] }>(() =>
      missing('joinRecordings'),
    ),
    /** Measures the answers on the device; provide another actor to use a server. */
    assessRecording: fromPromise<
      InteractiveSpeakingResult | null,
      { joined: JoinedRecording; turns: readonly RecordedTurn[] }
    >(async ({ input }) => (await loadTalkAssessment()).assess(input.joined, input.turns)),
  },
  isDraftAnswer: logic.isProgressOf,
  toContext: logic.toContext,
  hasStarted: (draft) => draft?.answer.part === 'conversation',
  cleared: ({ question }) => ({ ...logic.emptyProgress(question), ...logic.idle }),
  toDraft: logic.progressOf,
  toAnswer: (context) => ({
    recording: context.joined?.recording ?? null,
    turns: context.joined ? logic.toTurns(context, context.joined) : [],
  }),
  grade: ({ measured }) => measured,
});

export { root };

/** Actors, actions and guards of the flow. */
export const interactiveSpeakingSetup = setup.extend({
  actions: {
    /** Preloads the sounds of the current question and of those that may follow. */
    preloadSounds: () => {
      throw new PortMissingError('preloadSounds', 'Use `interactiveSpeakingOn(ports)`.');
    },
    begin: assign({ part: 'conversation' }),
    cover: assign({ isCovered: true }),
    uncover: assign({ isCovered: false }),
    setAudio: assign((_, audio: AudioPlayerView) => ({ audio })),
    markHeard: assign({ isHeard: true }),
    takeBackPlay: assign({ isHeard: false, audio: null }),
    play: sendTo('audioPlayer', { type: 'audio.play' }),
    showText: assign({ isTextShown: true }),
    showHint: assign({ isHintShown: true }),
    expectStart: assign({ startsItself: true, recorder: null, audio: null }),
    clearStart: assign({ startsItself: false }),
    setRecorder: assign((_, recorder: RecorderView) => ({ recorder })),
    addPiece: assign(({ context }, { recordingId }: RecorderView) => ({
      pieces: recordingId === null ? context.pieces : [...context.pieces, { recordingId, seconds: null }],
    })),
    /** Keeps what the recorder has made of the current piece; drops a piece that could not be saved. */
    takePiece: assign(({ context: { recorder, pieces, takes } }) => {
      const recording = recorder?.recording ?? null;
      if (recording === null) return { pieces: pieces.filter(({ seconds }) => seconds !== null), recorder: null };
      const { recordingId, durationSeconds: seconds } = recording;
      return {
        pieces: pieces.map((piece) => (piece.recordingId === recordingId ? { recordingId, seconds } : piece)),
        takes: [...takes, logic.withoutSamples(recording)],
        recorder: null,
      };
    }),
    /** Keeps what was found of the answer that was being given before a reload. */
    setFound: assign(({ context }, { recordings }: { recordings: readonly Recording[] }) => ({
      pieces: recordings.map(({ recordingId, durationSeconds: seconds }) => ({ recordingId, seconds })),
      takes: recordings.map(logic.withoutSamples),
      isHeard: context.isHeard && (context.mode === 'exam' || recordings.length > 0),
    })),
    closeTurn: assign(({ context }, { decided }: { decided: string | null }) => logic.closeTurn(context, decided)),
    setJoined: assign((_, { joined }: { joined: JoinedRecording }) => ({ joined })),
    setMeasured: assign(({ context: { joined } }, { measured }: { measured: InteractiveSpeakingResult | null }) => ({
      measured,
      joined: joined && { ...joined, recording: logic.withoutSamples(joined.recording) },
    })),
    tellRecorder: sendTo('recorder', (_, params: { type: RecorderEvent['type'] }) => params as RecorderEvent),
  },
  guards: {
    isInConversation: ({ context }) => context.part === 'conversation',
    hasLoosePiece: ({ context }) => context.part === 'conversation' && context.pieces.length > 0,
    isCovered: ({ context }) => context.isCovered,
    isOver: ({ context }) => logic.isOver(context),
    isUnheard: ({ context }) => !context.isHeard && (logic.currentQuestion(context)?.audioUrl ?? null) !== null,
    isAnswerFull: ({ context }) => context.pieces.length > 0 && logic.isAnswerFull(context),
    /** Recording waits for the learner: in learn mode, and in practice when an answer was interrupted. */
    isUnhurried: ({ context }) => context.mode === 'learn' || (context.mode !== 'exam' && context.pieces.length > 0),
    hasPieces: ({ context }) => context.pieces.length > 0,
    isFirstSound: ({ context }, audio: AudioPlayerView) => !context.isHeard && audio.playsUsed > 0,
    hasEnded: (_, audio: AudioPlayerView) => audio.phase === 'ended',
    hasFailed: ({ context }) => context.audio?.phase === 'failed',
    isToStart: ({ context }) => context.startsItself && context.recorder?.phase === 'idle',
    isRecorded: ({ context }) => context.recorder?.phase === 'stopped',
    isNewPiece: ({ context }, { phase, recordingId }: RecorderView) =>
      phase === 'recording' && !context.pieces.some((piece) => piece.recordingId === recordingId),
    isRecording: (_, { phase }: RecorderView) => phase === 'recording',
    isSounding: ({ context }) => logic.isSounding(context.recorder?.phase),
    isLost: ({ context }) => context.recorder?.phase === 'lost',
    /** Nothing that was said could change what follows. */
    isDecided: ({ context }) => isTimedOut(context) || (logic.currentQuestion(context)?.branches ?? []).length === 0,
    hasNothing: ({ context }) => logic.allPieces(context).length === 0,
    isNothingLeft: (_, { joined }: { joined: JoinedRecording | null }) => joined === null,
  },
});
