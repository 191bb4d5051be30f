import type { FluencyResult } from '@rehearse/scoring';
import type { GradedAnswer } from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { MicrophoneFailure, Recording, Speech } from '../shared/ports.ts';
import { aboutCount, currentQuestion, questionNamed, secondsLeft, toTurns } from './interactive-speaking.logic.ts';
import type { InteractiveSpeakingSnapshot } from './interactive-speaking.machine.ts';
import type {
  InteractiveSpeakingContext,
  InteractiveSpeakingResult,
  TalkCharacter,
} from './interactive-speaking.types.ts';

/** What the learner is to do or to wait for. */
export type TalkStage =
  /** The question is played, or about to be. */
  | 'asking'
  /** The learner starts recording. */
  | 'ready'
  /** Waiting for the browser's permission; the clock is stopped. */
  | 'requesting'
  | 'recording'
  /** The page is covered; recording goes on when it no longer is. */
  | 'paused'
  /** The next question is chosen. */
  | 'thinking'
  /** The page is covered; the question will play from its beginning. */
  | 'held'
  /** No microphone; the clock is stopped. */
  | 'blocked'
  /** The device was lost; the clock is stopped. */
  | 'lost';

/** One answered question in review. */
export interface ReviewedTurn {
  name: string;
  text: string;
  /** Null for a question without sound. */
  audioUrl: string | null;
  /** What the sound says; absent if players can't speak it. */
  speech?: Speech | undefined;
  /** Stretch of the recording in seconds; null if nothing was recorded. */
  span: { start: number; end: number } | null;
  /** Null if the sound couldn't be measured. */
  fluency: FluencyResult | null;
  samples: readonly GradedAnswer[];
  /** What one could speak about; null for none. */
  hint: string | null;
  /** What a good answer has; null for none. */
  notes: string | null;
}

interface TalkFrame {
  title: string;
  character: TalkCharacter;
}

/** View model of a conversation. */
export type InteractiveSpeakingView =
  | (TalkFrame & {
      phase: 'intro';
      /** How many questions there are on the way that fits any answer. */
      questionCount: number;
      /** The time for speaking, and the limit of each answer; null without a limit. */
      seconds: number | null;
      answerSeconds: number | null;
      /** Learn mode: questions can be replayed and shown. */
      isRelaxed: boolean;
    })
  | (TalkFrame & {
      phase: 'conversation';
      stage: TalkStage;
      /** Number of the question, from 1. */
      number: number;
      /** About how many there will be: what is said may change it. */
      about: number;
      /** The question's player; null while nothing plays. */
      audio: AudioPlayerView | null;
      /** The question; null while it is not shown. */
      text: string | null;
      /** Learn mode: null while it is not shown. */
      hint: string | null;
      /** Learn mode. */
      canReplay: boolean;
      canShowText: boolean;
      canShowHint: boolean;
      /** Current loudness, 0..1. */
      level: number;
      /** Seconds recorded of this answer so far. */
      recordedSeconds: number;
      /** Whole seconds left of this answer, rounded up; null without a limit. */
      secondsLeft: number | null;
      answerSeconds: number | null;
      /** Whether something of this answer is kept, so that it can be ended. */
      canEnd: boolean;
      /** Whether recording goes on after a reload or a lost device. */
      isContinued: boolean;
      failure: MicrophoneFailure | null;
    })
  | (TalkFrame & { phase: 'recovering' | 'saving' })
  /** The answers are stored on the device, but couldn't be put into one file. */
  | (TalkFrame & { phase: 'unjoined' })
  /** The time was over before anything was recorded. */
  | (TalkFrame & { phase: 'missed' })
  | (TalkFrame & {
      phase: 'reviewed';
      recording: Recording;
      turns: readonly ReviewedTurn[];
      result: InteractiveSpeakingResult | null;
    })
  | (TalkFrame & { phase: 'submitted'; hasRecording: boolean });

function stageOf(snapshot: InteractiveSpeakingSnapshot): { stage: TalkStage; failure: MicrophoneFailure | null } {
  const { recorder, startsItself } = snapshot.context;
  for (const stage of ['asking', 'ready', 'thinking', 'held'] as const) {
    if (snapshot.matches({ conversation: stage })) return { stage, failure: null };
  }
  const phase = recorder?.phase ?? 'idle';
  switch (phase) {
    case 'idle':
      return { stage: startsItself ? 'requesting' : 'ready', failure: null };
    case 'stopping':
    case 'stopped':
      return { stage: 'thinking', failure: null };
    case 'refused':
    case 'missing':
    case 'taken':
    case 'unsupported':
      return { stage: 'blocked', failure: phase };
    default:
      return { stage: phase, failure: null };
  }
}

function conversationView(frame: TalkFrame, snapshot: InteractiveSpeakingSnapshot): InteractiveSpeakingView {
  const { context } = snapshot;
  const { mode, turns, pieces, recorder, audio, isTextShown, isHintShown, answerSeconds } = context;
  const { stage, failure } = stageOf(snapshot);
  const question = currentQuestion(context);
  const isLearn = mode === 'learn';
  const isOpen = stage !== 'thinking' && stage !== 'held';
  const isSilent = question?.audioUrl === null;
  const kept = pieces.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const current = recorder?.recordedSeconds ?? 0;
  const left = secondsLeft(context) - current;
  return {
    ...frame,
    phase: 'conversation',
    stage,
    number: turns.length + 1,
    about: aboutCount(context),
    audio: stage === 'asking' ? audio : null,
    text: isTextShown || isSilent ? (question?.text ?? null) : null,
    hint: isHintShown ? (question?.hint ?? null) : null,
    canReplay: isLearn && stage === 'ready' && pieces.length === 0 && !isSilent,
    canShowText: isLearn && isOpen && !isTextShown && !isSilent,
    canShowHint: isLearn && isOpen && stage !== 'asking' && !isHintShown && question?.hint !== undefined,
    level: recorder?.level ?? 0,
    recordedSeconds: kept + current,
    secondsLeft: answerSeconds === null ? null : Math.max(0, Math.ceil(left)),
    answerSeconds,
    canEnd: stage === 'lost' ? kept > 0 || recorder?.recording !== null : kept > 0 || stage === 'recording',
    isContinued: kept > 0 || stage === 'lost',
    failure,
  };
}

function toReviewed(context: InteractiveSpeakingContext): ReviewedTurn[] {
  const { question, joined, result } = context;
  return toTurns(context, joined).flatMap(({ name, startMs, endMs }, index) => {
    const asked = questionNamed(question, name);
    if (!asked) return [];
    const { text, audioUrl, speech, samples, hint = null, notes = null } = asked;
    return {
      ...{ name, text, audioUrl, speech, samples, hint, notes },
      span: endMs > startMs ? { start: startMs / 1000, end: endMs / 1000 } : null,
      fluency: result?.fluency[index] ?? null,
    };
  });
}

/** The view model of a conversation. */
export function interactiveSpeakingView(snapshot: InteractiveSpeakingSnapshot): InteractiveSpeakingView {
  const { context, value } = snapshot;
  const { question, mode, joined, result, durationSeconds, answerSeconds } = context;
  const frame: TalkFrame = { title: question.title, character: question.character };
  if (typeof value === 'object') return conversationView(frame, snapshot);
  if (value === 'intro') {
    return {
      ...frame,
      phase: 'intro',
      questionCount: aboutCount(context),
      seconds: durationSeconds,
      answerSeconds,
      isRelaxed: mode === 'learn',
    };
  }
  if (value === 'reviewed' && joined) {
    return { ...frame, phase: 'reviewed', recording: joined.recording, turns: toReviewed(context), result };
  }
  if (value === 'submitted') {
    return { ...frame, phase: 'submitted', hasRecording: joined !== null || context.turns.length > 0 };
  }
  if (value === 'missed' || value === 'unjoined' || value === 'recovering') return { ...frame, phase: value };
  return { ...frame, phase: 'saving' };
}
