import type { ConversationResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';
import type { AudioPlayerView, PlaybackEvent } from '../shared/audio-player.ts';
import type { PlaybackFailure } from '../shared/ports.ts';
import type { WaitEvent } from '../shared/wait.ts';

/** What the other person says, and what may be replied. */
export interface ListeningTurn {
  /** The host's number of the turn. */
  sequenceOrder: number;
  /** Null for a turn without sound: it can be answered at once. */
  audioUrl: string | null;
  /** What is said; shown in review, and in learn mode once the turn is answered. May be empty. */
  transcript: string;
  options: readonly string[];
  /** The right option. In exam mode it may be empty. */
  answer: string;
}

/** A conversation to take part in, then to summarise. */
export interface InteractiveListeningQuestion extends PracticeQuestion {
  title: string;
  /** Who talks to whom and why; read before the conversation starts. */
  scene: string;
  turns: readonly ListeningTurn[];
  /** Shown beside the learner's summary in review. May be empty. */
  sampleSummary: string;
  /** The spec's time for the summary, in seconds; null for no limit. */
  summarySeconds: number | null;
}

/** What is saved. */
export interface InteractiveListeningAnswer {
  /** One entry a turn, in order. */
  answers: readonly {
    sequenceOrder: number;
    /** The reply that was given; null for a turn that was not answered. */
    answer: string | null;
    /** Null in exam mode: nothing was graded. */
    correct: boolean | null;
  }[];
  summary: string;
}

/** How the conversation went. */
export interface InteractiveListeningResult {
  conversation: ConversationResult;
  /** 0..1: the conversation's share. The summary has no key, so it doesn't count. */
  score: number;
}

/** `durationSeconds` and `elapsedMs` belong to it. */
export type ListeningPart = 'intro' | 'conversation' | 'summary';

/** What a reload needs; options are numbers from 0. */
export interface InteractiveListeningProgress {
  part: ListeningPart;
  /** One entry a turn that was answered; the turn after the last is under way. */
  replies: readonly number[];
  /** Chosen in the turn under way, not given yet. */
  choice: number | null;
  /** Wrong options that hints took away from the turn under way. */
  removed: readonly number[];
  /** How often the turn under way was heard. A play that never sounded doesn't count. */
  playsUsed: number;
  /** The conversation's time was used up. */
  outOfTime: boolean;
  summary: string;
}

/** Learn mode: a turn that is heard once more. */
export interface Replay {
  /** From 0. */
  turn: number;
  phase: 'loading' | 'playing' | 'failed';
  /** Null unless the sound could not be played. */
  failure: PlaybackFailure | null;
}

/** What an interactive listening knows. Everything else is derived from it. */
export interface InteractiveListeningContext
  extends FlowContext<InteractiveListeningQuestion>,
    InteractiveListeningProgress {
  /** The conversation's time; null for no limit. */
  conversationSeconds: number | null;
  /** The summary's time; null for no limit. */
  summarySeconds: number | null;
  /** The player of the turn under way; null while none plays. */
  audio: AudioPlayerView | null;
  /** The turn that is heard again; null while none is. */
  replay: Replay | null;
  /** Speed of plays; 1 except in learn mode. */
  rate: number;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: InteractiveListeningResult | null;
}

/** What an interactive listening is told. Beside its own events, those of every flow and of its parts. */
export type InteractiveListeningEvent =
  | FlowEvent
  | PlaybackEvent
  | WaitEvent
  /** Begins the conversation: its clock, and the first turn's sound. */
  | { type: 'answer.start' }
  /** Chooses an option of the turn under way. Ignored until it was heard. */
  | { type: 'answer.choose'; option: number }
  /** Gives the chosen reply; after the mark it goes on to what comes next. */
  | { type: 'answer.next' }
  /** The summary as it stands. */
  | { type: 'answer.change'; text: string }
  /** Plays the turn under way that has not sounded yet: after the browser blocked it, or to try again. */
  | { type: 'audio.play' }
  /** Goes on without a sound that can't be heard. */
  | { type: 'audio.skip' }
  /** Learn mode: plays a turn that was heard once more, or stops it if it is the one that plays. */
  | { type: 'audio.replay'; turn: number }
  /** Learn mode: the speed from the next play on. */
  | { type: 'audio.setRate'; rate: number };

/** What an interactive listening starts from; `durationSeconds` is the conversation’s time. */
export type InteractiveListeningInput = FlowInput<InteractiveListeningQuestion, InteractiveListeningProgress>;
/** What a reload of an interactive listening goes on from; keep it as JSON. */
export type InteractiveListeningDraft = Draft<InteractiveListeningProgress>;
/** What an interactive listening tells; listen with `actor.on(type, …)`. */
export type InteractiveListeningEmitted = FlowEmitted<
  InteractiveListeningAnswer,
  InteractiveListeningResult,
  InteractiveListeningProgress
>;
