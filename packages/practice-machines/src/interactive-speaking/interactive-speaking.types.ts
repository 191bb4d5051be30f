import type { FluencyResult } from '@rehearse/scoring';
import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  GradedAnswer,
  PracticeQuestion,
} from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { JoinedRecording, Recording, Speech } from '../shared/ports.ts';
import type { RecorderView } from '../shared/recorder.ts';
import type { SpeakingVerdict } from '../shared/speech-verdict.ts';
import type { WaitEvent } from '../shared/wait.ts';

/** One of the two people to talk with. */
export type TalkCharacter = 'maya' | 'owen';

/** A question that the character asks, and what follows. */
export interface TalkQuestion {
  /** Names it in this conversation. */
  name: string;
  /** Null for a question without sound, which is shown instead. */
  audioUrl: string | null;
  /** What the sound says, for players that can speak; absent for the sound only. */
  speech?: Speech | undefined;
  /** What the character says. Shown in review, and in learn mode on demand. */
  text: string;
  /** What one could speak about; learn mode on demand. Absent for none. */
  hint?: string;
  /** What a good answer has. Absent for none. */
  notes?: string;
  /** Sample answers, from the lowest level. */
  samples: readonly GradedAnswer[];
  /** With a transcript: the first of these whose words or phrases were said decides what follows. */
  branches: readonly { mentions: readonly string[]; next: string }[];
  /** What follows any other answer; absent at the end. */
  next?: string;
}

/** A conversation with questions that are heard once. */
export interface InteractiveSpeakingQuestion extends PracticeQuestion {
  title: string;
  character: TalkCharacter;
  /** It starts with the first one. */
  questions: readonly TalkQuestion[];
}

/** Where in the recording the answer to a question is. */
export interface RecordedTurn {
  /** Name of the question. */
  name: string;
  /** Milliseconds from the beginning of the recording. */
  startMs: number;
  /** Equal to `startMs` if nothing was recorded. */
  endMs: number;
}

/** What the learner said. */
export interface InteractiveSpeakingAnswer {
  /** All answers in one file; null: the time was over before anything was recorded (exam mode). */
  recording: Recording | null;
  /** One per answered question, in order. */
  turns: readonly RecordedTurn[];
}

/** Measurements of the sound; everything is an estimate, and nothing is a score. */
export interface InteractiveSpeakingResult {
  /** Of each turn; null if it has no sound. */
  fluency: readonly (FluencyResult | null)[];
  /** Whether enough was said for a conversation; see `SpeakingVerdict`. Null if nothing could be measured. */
  verdict: SpeakingVerdict | null;
}

/** A stretch of an answer under its own id in the `RecordingStore`. An interruption starts another one. */
export interface TalkPiece {
  recordingId: string;
  /** Null while it is being recorded. */
  seconds: number | null;
}

/** A question that was answered. */
export interface AnsweredTurn {
  name: string;
  pieces: readonly TalkPiece[];
}

/** What a draft stores. */
export interface InteractiveSpeakingProgress {
  part: 'intro' | 'conversation';
  /** Answered questions, in order. */
  turns: readonly AnsweredTurn[];
  /** Name of the question that is being asked or answered; null after the last. */
  current: string | null;
  /** Whether its sound was played. A play that never started doesn't count. */
  isHeard: boolean;
  /** What was recorded of its answer. */
  pieces: readonly TalkPiece[];
  /** Learn mode: whether its text, and its hint, are shown. */
  isTextShown: boolean;
  isHintShown: boolean;
}

/** Context of a conversation. Everything else is derived from it. */
export interface InteractiveSpeakingContext
  extends FlowContext<InteractiveSpeakingQuestion>,
    InteractiveSpeakingProgress {
  /** Limit of each answer in seconds; null for none. */
  answerSeconds: number | null;
  /** A dialog covers the question: nothing plays or records. */
  isCovered: boolean;
  /** The question's player; null while nothing plays. */
  audio: AudioPlayerView | null;
  /** The recorder's current view; null before its first report. */
  recorder: RecorderView | null;
  /** Recording starts as soon as the recorder is ready. */
  startsItself: boolean;
  /** The sound of `pieces`, for the transcript. */
  takes: readonly Recording[];
  /** The whole conversation; null until it is over. Its samples are dropped once they are measured. */
  joined: JoinedRecording | null;
  /** What was measured of it; null before that, if it couldn't be measured, and in exam mode. */
  measured: InteractiveSpeakingResult | null;
  answered: boolean;
  /** Null until reviewed, if the sound couldn't be measured, and always in exam mode. */
  result: InteractiveSpeakingResult | null;
}

/** Events of a conversation: its own and those of every flow. */
export type InteractiveSpeakingEvent =
  | FlowEvent
  | WaitEvent
  /** Starts the conversation: the first question is played. */
  | { type: 'answer.start' }
  /** Ends the current answer; the next question follows. */
  | { type: 'answer.next' }
  /**
   * Starts recording where it doesn't start by itself (learn mode, after a reload), tries again without a microphone, or goes
   * on after the device was lost.
   */
  | { type: 'recording.start' }
  /** After the device was lost: takes what was recorded as the whole answer. */
  | { type: 'recording.keep' }
  /** Plays the question: after the browser blocked it, to retry, or again in learn mode. */
  | { type: 'audio.play' }
  /** Shows a question that can't be played instead. */
  | { type: 'audio.skip' }
  /** Learn mode: shows the question. */
  | { type: 'text.show' };

/** Input of a conversation; `durationSeconds` is the time for speaking. */
export type InteractiveSpeakingInput = FlowInput<InteractiveSpeakingQuestion, InteractiveSpeakingProgress>;
/** Draft of a conversation, to continue after a reload; store it as JSON. */
export type InteractiveSpeakingDraft = Draft<InteractiveSpeakingProgress>;
/** Events that a conversation emits; subscribe with `actor.on(type, …)`. */
export type InteractiveSpeakingEmitted = FlowEmitted<
  InteractiveSpeakingAnswer,
  InteractiveSpeakingResult,
  InteractiveSpeakingProgress
>;
