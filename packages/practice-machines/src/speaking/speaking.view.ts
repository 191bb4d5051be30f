import type { GradedAnswers } from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { CameraView } from '../shared/camera.ts';
import type { MicrophoneFailure, Recording, Speech } from '../shared/ports.ts';
import { chosenTake, isReadAloud, playsAllowed, recommendedWords } from './speaking.logic.ts';
import type { SpeakingSnapshot } from './speaking.machine.ts';
import type { SpeakingContext, SpeakingQuestion, SpokenPrompt, Take } from './speaking.types.ts';

/** The part of the task that is always visible. */
export interface SpeakingPrompt {
  /** `read`: the text is read aloud; `talk`: it is the topic; `listen`, `picture`: the topic is a sound or a picture. */
  kind: 'read' | 'talk' | 'listen' | 'picture';
  text: string;
  guidingQuestions: readonly string[];
  /** The picture to describe; null for other kinds. Its `url` is null if there is none. */
  picture: NonNullable<SpeakingQuestion['picture']> | null;
  /** Recommended number of words; null for none. */
  recommendedWords: number | null;
}

/** The hints that a learner has asked for; `hintsSoFar` reads them. */
export interface HintsAsked {
  question: SpeakingQuestion;
  /** How many. */
  asked: number;
}

interface SpeakingFrame {
  prompt: SpeakingPrompt;
  /** The learner's camera (13). */
  camera: CameraView;
  /** Null outside learn mode, and for reading aloud, where everything to say is given. */
  hints: HintsAsked | null;
}

interface Sounding {
  /** Current loudness, 0..1, and the waveform so far, about ten values per second. */
  level: number;
  levels: readonly number[];
  recordedSeconds: number;
  /** Whether the recording may be paused (not in exam mode). */
  canPause: boolean;
}

/** View model of a speaking task. */
export type SpeakingView =
  | (SpeakingFrame & { phase: 'recovering' })
  /** A recording from before a reload: keep it or record again. */
  | (SpeakingFrame & { phase: 'recovered'; recording: Recording })
  | (SpeakingFrame & {
      phase: 'preparing';
      /** Null without a limit. */
      secondsLeft: number | null;
      totalSeconds: number | null;
      /** The player of the spoken prompt (4). */
      audio: AudioPlayerView | null;
      /** The clock is waiting for the first sound. */
      waiting: boolean;
      canSetRate: boolean;
      canSpeakNow: boolean;
    })
  | (SpeakingFrame & { phase: 'ready'; takes: readonly Take[] })
  /** Waiting for the browser's permission; the clock is stopped. */
  | (SpeakingFrame & { phase: 'requesting' })
  /** `held`: the learner paused; otherwise the page did, and will resume. */
  | (SpeakingFrame & Sounding & { phase: 'recording' | 'paused'; held: boolean })
  /** Creating the file and assessing it. */
  | (SpeakingFrame & { phase: 'saving' })
  /** No microphone; the clock is stopped. */
  | (SpeakingFrame & { phase: 'blocked'; reason: MicrophoneFailure })
  /** The device was lost; `recording` is what was recorded until then, null if nothing could be saved. */
  | (SpeakingFrame & { phase: 'lost'; recording: Recording | null })
  | (SpeakingFrame & {
      phase: 'reviewed';
      /** The take that is the answer. */
      take: Take;
      /** All takes, oldest first. */
      takes: readonly Take[];
      /** The spoken prompt (4), now with its text. */
      spokenPrompt: SpokenPrompt | null;
      sampleAudioUrl: string | null;
      /** What the sample recording says; absent if players can't speak it. */
      sampleSpeech?: Speech | undefined;
      sampleWordTimesUrl: string | null;
      sampleText: string | null;
      /** Answers to compare with the sample; null for none. */
      graded: GradedAnswers | null;
      explanation: string | null;
    })
  /** The time was over before anything was recorded. `hasRecording`: an earlier attempt was recorded. */
  | (SpeakingFrame & { phase: 'missed'; hasRecording: boolean })
  /** `hasRecording`: there is an answer. */
  | (SpeakingFrame & { phase: 'submitted'; hasRecording: boolean });

function kindOf(question: SpeakingQuestion): SpeakingPrompt['kind'] {
  if (question.spokenPrompt) return 'listen';
  if (question.picture) return 'picture';
  return isReadAloud(question) ? 'read' : 'talk';
}

function toFrame({ question, mode, hintsGiven, camera }: SpeakingContext): SpeakingFrame {
  return {
    camera,
    prompt: {
      kind: kindOf(question),
      text: question.prompt,
      guidingQuestions: question.guidingQuestions ?? [],
      picture: question.picture ?? null,
      recommendedWords: recommendedWords(question),
    },
    hints: mode === 'learn' && !isReadAloud(question) ? { question, asked: hintsGiven } : null,
  };
}

/** The player before its first report. */
function silent({ mode, playsUsed }: SpeakingContext): AudioPlayerView {
  const allowed = playsAllowed(mode);
  const playsLeft = allowed === null ? null : Math.max(0, allowed - playsUsed);
  return {
    phase: 'idle',
    playsAllowed: allowed,
    playsUsed,
    playsLeft,
    canPlay: playsLeft !== 0,
    progress: 0,
    rate: 1,
    failure: null,
  };
}

function preparingView(frame: SpeakingFrame, context: SpeakingContext): SpeakingView {
  const { question, mode, preparationMs: limitMs, preparedMs, playsUsed, audio } = context;
  const isHeard = question.spokenPrompt !== undefined;
  return {
    ...frame,
    phase: 'preparing',
    secondsLeft: limitMs === null ? null : Math.max(0, Math.ceil((limitMs - preparedMs) / 1000)),
    totalSeconds: limitMs === null ? null : limitMs / 1000,
    audio: isHeard ? (audio ?? silent(context)) : null,
    waiting: isHeard && playsUsed === 0,
    canSetRate: isHeard && mode === 'learn',
    canSpeakNow: mode !== 'exam' || audio?.phase === 'failed',
  };
}

function answeringView(frame: SpeakingFrame, context: SpeakingContext): SpeakingView {
  const { recorder, takes, startsItself, heldByLearner, mode } = context;
  const phase = recorder?.phase ?? 'idle';
  switch (phase) {
    case 'idle':
      return startsItself ? { ...frame, phase: 'requesting' } : { ...frame, phase: 'ready', takes };
    case 'requesting':
      return { ...frame, phase };
    case 'recording':
    case 'paused': {
      const { level = 0, levels = [], recordedSeconds = 0 } = recorder ?? {};
      const canPause = mode !== 'exam';
      return { ...frame, phase, level, levels, recordedSeconds, canPause, held: heldByLearner };
    }
    case 'stopping':
    case 'stopped':
      return { ...frame, phase: 'saving' };
    case 'lost':
      return { ...frame, phase, recording: recorder?.recording ?? null };
    case 'refused':
    case 'missing':
    case 'taken':
    case 'unsupported':
      return { ...frame, phase: 'blocked', reason: phase };
  }
}

/** The view model of a speaking task. */
export function speakingView({ value, context }: SpeakingSnapshot): SpeakingView {
  const { question, current, takes, keptTakeIds } = context;
  const frame = toFrame(context);
  const take = chosenTake(context);
  if (typeof value === 'object') return preparingView(frame, context);
  if (value === 'answering') return answeringView(frame, context);
  if (value === 'recovered' && current) return { ...frame, phase: 'recovered', recording: current };
  if (value === 'restoring') return { ...frame, phase: 'recovering' };
  if (value === 'reviewed' && take) {
    return {
      ...frame,
      phase: 'reviewed',
      take,
      takes,
      spokenPrompt: question.spokenPrompt ?? null,
      sampleAudioUrl: question.sampleAudioUrl ?? null,
      sampleSpeech: question.sampleSpeech,
      sampleWordTimesUrl: question.sampleWordTimesUrl ?? null,
      sampleText: question.sampleText ?? null,
      graded: question.graded ?? null,
      explanation: question.explanation ?? null,
    };
  }
  if (value === 'missed' || value === 'submitted') {
    return { ...frame, phase: value, hasRecording: takes.length + keptTakeIds.length > 0 };
  }
  if (value === 'recovering') return { ...frame, phase: value };
  return { ...frame, phase: 'saving' };
}
