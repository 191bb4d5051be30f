import type { DictationResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';

/** A sentence to type as it is heard. In exam mode `text` may be empty. */
export interface DictationQuestion extends PracticeQuestion {
  audioUrl: string;
  text: string;
  /** Other texts that are right. */
  acceptedTexts?: readonly string[];
}

/** What the learner typed. */
export interface DictationAnswer {
  text: string;
  /** How often it was heard. */
  playsUsed: number;
}

/** Help with the next word that isn't right yet: how it begins, and if that was not enough, the word. */
export interface DictationHint {
  kind: 'start' | 'word';
  /** The first letters, or the word. */
  text: string;
  /** The word before it; null at the beginning. */
  after: string | null;
}

/** What a dictation knows. Everything else is derived from it. */
export interface DictationContext extends FlowContext<DictationQuestion> {
  text: string;
  /** How often it was heard. */
  playsUsed: number;
  /** The player as it is now; null before it first reported. */
  audio: AudioPlayerView | null;
  /** Learn mode: the hints asked for, in order. */
  hints: readonly DictationHint[];
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: DictationResult | null;
}

/** What a dictation is told. Beside its own events, those of every flow. */
export type DictationEvent =
  | FlowEvent
  /** The text as it stands now. */
  | { type: 'answer.change'; text: string }
  /** Plays from the beginning, while plays are left. */
  | { type: 'audio.play' }
  /** Ignored in exam mode: the speed is part of the task. */
  | { type: 'audio.setRate'; rate: number };

/** What a dictation starts from. */
export type DictationInput = FlowInput<DictationQuestion, DictationAnswer>;
/** What a reload of a dictation goes on from; keep it as JSON. */
export type DictationDraft = Draft<DictationAnswer>;
/** What a dictation tells; listen with `actor.on(type, …)`. */
export type DictationEmitted = FlowEmitted<DictationAnswer, DictationResult>;
