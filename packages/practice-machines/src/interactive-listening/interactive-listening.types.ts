import type { ConversationResult, HeardBlank } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';
import type { AudioPlayerView, PlaybackEvent } from '../shared/audio-player.ts';
import type { PlaybackFailure, Speech } from '../shared/ports.ts';
import type { WaitEvent } from '../shared/wait.ts';

/** One turn: what the other person says, and the possible replies. */
export interface ListeningTurn {
  /** The host's number of the turn. */
  sequenceOrder: number;
  /** Null for a turn without sound, which can be answered at once. */
  audioUrl: string | null;
  /** What the sound says, for players that can speak; absent for the sound only. */
  speech?: Speech | undefined;
  /** The text of the sound; shown in review, and in learn mode once the turn is answered. May be empty. */
  transcript: string;
  options: readonly string[];
  /** The right option. May be absent in exam mode. */
  answer?: string;
  /** Why the right option fits; shown in review, and in learn mode once the turn is answered. */
  explanation?: string;
}

/** A sentence about the opening, with a blank. */
export interface OpeningSentence extends HeardBlank {
  /** The text before and after the blank. */
  before: string;
  after: string;
  /** Why the answer is right; shown in review. */
  explanation?: string;
}

/** Listen & Complete: what is heard before the conversation, and sentences about it to complete. */
export interface ListeningOpening {
  audioUrl: string;
  /** What the sound says, for players that can speak; absent for the sound only. */
  speech?: Speech | undefined;
  /** The text of the sound; shown in review. */
  transcript: string;
  /** The answers may be empty in exam mode. */
  sentences: readonly OpeningSentence[];
  /** The time for opening and conversation, in seconds; null for no limit. */
  seconds: number | null;
  /** Whether the learner chose to begin with it, and may choose again in the intro. Absent: it is part of the task. */
  chosen?: boolean;
}

/** Remembers what the learner chose in the intro, as the `chosen` of the next conversation's opening. */
export interface OpeningPort {
  /** Default: it is not remembered. */
  rememberOpening?(chosen: boolean): void;
}

/** A conversation to take part in, then to summarise. */
export interface InteractiveListeningQuestion extends PracticeQuestion {
  title: string;
  /** Who is talking and why; read before the conversation starts. */
  scene: string;
  /** Absent for a conversation that begins with its first turn. */
  opening?: ListeningOpening | undefined;
  turns: readonly ListeningTurn[];
  /** Shown next to the learner's summary in review. May be empty. */
  sampleSummary: string;
  /** The spec's time for the summary, in seconds; null for no limit. */
  summarySeconds: number | null;
}

/** The answer that is saved. */
export interface InteractiveListeningAnswer {
  /** One entry per turn, in order. */
  answers: readonly {
    sequenceOrder: number;
    /** The reply; null for a turn that was not answered. */
    answer: string | null;
    /** Null in exam mode, where nothing is graded. */
    correct: boolean | null;
  }[];
  /** One entry per blank of the opening, as typed; absent without an opening. `correct` as above. */
  blanks?: readonly { answer: string; correct: boolean | null }[];
  summary: string;
}

/** Result of the conversation. */
export interface InteractiveListeningResult {
  conversation: ConversationResult;
  /** Score of the opening and the conversation, 0..1. The summary has no key, so it doesn't count. */
  score: number;
}

/** The current part. `blanks` (the opening) and `conversation` share one clock; `summary` has its own. */
export type ListeningPart = 'intro' | 'blanks' | 'conversation' | 'summary';

/** What a draft stores; options are indexes from 0. */
export interface InteractiveListeningProgress {
  part: ListeningPart;
  /** What is typed into each blank of the opening; null without one. Drafts of earlier versions have no such field. */
  entries: readonly string[] | null;
  /** One entry per answered turn; the next turn is the current one. */
  replies: readonly number[];
  /** Chosen in the current turn, not submitted yet. */
  choice: number | null;
  /** Wrong options that hints removed from the current turn. */
  removed: readonly number[];
  /** How often the opening or the current turn was played. A play without sound doesn't count. */
  playsUsed: number;
  /** Whether the time of opening and conversation ran out. */
  outOfTime: boolean;
  summary: string;
}

/** Learn mode: a turn that is being replayed. */
export interface Replay {
  /** From 0. */
  turn: number;
  phase: 'loading' | 'playing' | 'failed';
  /** Null unless the sound could not be played. */
  failure: PlaybackFailure | null;
}

/** Context of an interactive listening task. Everything else is derived from it. */
export interface InteractiveListeningContext
  extends FlowContext<InteractiveListeningQuestion>,
    InteractiveListeningProgress {
  /** The conversation's time without an opening; null for no limit. */
  conversationSeconds: number | null;
  /** The time of opening and conversation; null for no limit. */
  withOpeningSeconds: number | null;
  /** The summary's time; null for no limit. */
  summarySeconds: number | null;
  /** The player of the opening or of the current turn; null while nothing plays. */
  audio: AudioPlayerView | null;
  /** The turn that is being replayed; null for none. */
  replay: Replay | null;
  /** Playback speed; 1 except in learn mode. */
  rate: number;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: InteractiveListeningResult | null;
}

/** Events of an interactive listening task: its own and those of every flow and of its parts. */
export type InteractiveListeningEvent =
  | FlowEvent
  | PlaybackEvent
  | WaitEvent
  /** In the intro: begins with the opening, or without it. Ignored unless that is the learner's choice. */
  | { type: 'opening.choose'; chosen: boolean }
  /** Starts the opening or the conversation: the clock, and the first sound. */
  | { type: 'answer.start' }
  /** Sets a blank of the opening, from 0. */
  | { type: 'answer.fill'; blank: number; text: string }
  /** Chooses an option of the current turn. Ignored until its sound was played. */
  | { type: 'answer.choose'; option: number }
  /** Submits the blanks, or the chosen reply; while its mark is shown, continues with the next turn or part. */
  | { type: 'answer.next' }
  /** Sets the summary. */
  | { type: 'answer.change'; text: string }
  /** Plays the opening, as often as wanted; or the current turn if it has not played: after the browser blocked it, or to retry. */
  | { type: 'audio.play' }
  /** Continues without a sound that can't be played. */
  | { type: 'audio.skip' }
  /** Learn mode: replays a turn, or stops it if it is playing. */
  | { type: 'audio.replay'; turn: number }
  /** Learn mode: sets the speed from the next play on. */
  | { type: 'audio.setRate'; rate: number };

/** Input of an interactive listening task; `durationSeconds` is the conversation’s time without an opening. */
export type InteractiveListeningInput = FlowInput<InteractiveListeningQuestion, InteractiveListeningProgress>;
/** Draft of an interactive listening task, to continue after a reload; store it as JSON. */
export type InteractiveListeningDraft = Draft<InteractiveListeningProgress>;
/** Events that an interactive listening task emits; subscribe with `actor.on(type, …)`. */
export type InteractiveListeningEmitted = FlowEmitted<
  InteractiveListeningAnswer,
  InteractiveListeningResult,
  InteractiveListeningProgress
>;
