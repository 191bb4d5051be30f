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

export interface DictationAnswer {
  text: string;
  /** How often it was heard. */
  playsUsed: number;
}

export interface DictationContext extends FlowContext<DictationQuestion> {
  text: string;
  playsUsed: number;
  /** The player as it is now; null before it first reported. */
  audio: AudioPlayerView | null;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: DictationResult | null;
}

export type DictationEvent =
  | FlowEvent
  | { type: 'answer.change'; text: string }
  | { type: 'audio.play' }
  /** Ignored in exam mode: the speed is part of the task. */
  | { type: 'audio.setRate'; rate: number };

export type DictationInput = FlowInput<DictationQuestion, DictationAnswer>;
export type DictationDraft = Draft<DictationAnswer>;
export type DictationEmitted = FlowEmitted<DictationAnswer, DictationResult>;
