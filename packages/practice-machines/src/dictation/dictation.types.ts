import type { DictationResult } from '@rehearse/scoring';
import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import type { Speech } from '../shared/ports.ts';

/** A sentence to type from its recording. */
export interface DictationQuestion extends PracticeQuestion {
  audioUrl: string;
  /** What the recording says, for players that can speak; absent for the recording only. */
  speech?: Speech | undefined;
  /** May be absent in exam mode. */
  text?: string;
  /** Other texts that are right. */
  acceptedTexts?: readonly string[];
}

/** What the learner typed. */
export interface DictationAnswer {
  text: string;
  /** How often it was played. */
  playsUsed: number;
}

/** A hint for the next word that isn't right yet: first its beginning, then the whole word. */
export interface DictationHint {
  kind: 'start' | 'word';
  /** The first letters, or the word. */
  text: string;
  /** The word before it; null at the beginning. */
  after: string | null;
}

/** Context of a dictation task. Everything else is derived from it. */
export interface DictationContext extends FlowContext<DictationQuestion> {
  text: string;
  /** How often it was played. */
  playsUsed: number;
  /** The player's current view; null before its first report. */
  audio: AudioPlayerView | null;
  /** Learn mode: the hints so far, in order. */
  hints: readonly DictationHint[];
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: DictationResult | null;
}

/** Events of a dictation task: its own and those of every flow. */
export type DictationEvent =
  | FlowEvent
  /** Sets the text. */
  | { type: 'answer.change'; text: string }
  /** Plays from the beginning, while plays are left. */
  | { type: 'audio.play' }
  /** Sets the speed. Ignored in exam mode, where it is part of the task. */
  | { type: 'audio.setRate'; rate: number };

/** Input of a dictation task. */
export type DictationInput = FlowInput<DictationQuestion, DictationAnswer>;
/** Draft of a dictation task, to continue after a reload; store it as JSON. */
export type DictationDraft = Draft<DictationAnswer>;
/** Events that a dictation task emits; subscribe with `actor.on(type, …)`. */
export type DictationEmitted = FlowEmitted<DictationAnswer, DictationResult>;
