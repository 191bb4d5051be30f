import type { LocalizedText } from '@rehearse/languages';
import type { PictureSource } from '../protocol/protocol.ts';
import type { Speech } from './ports.ts';

/** The pronunciation of a word in one accent. */
export interface Pronunciation {
  /** IPA, without the slashes; empty if unknown. */
  ipa: string;
  /** Null for none. */
  audioUrl: string | null;
}

/** A word to remember. */
export interface ReviewWord {
  kind: 'word';
  text: string;
  /** Definition in simple English; null for a learner's own word, or if the host has none. */
  definition: string | null;
  /** Meanings in Chinese or in the learner's own words; may be empty. */
  meanings: readonly string[];
  /** CEFR level; null for a learner's own word. */
  level: string | null;
  /** Null for a learner's own word. */
  british: Pronunciation | null;
  /** Null for a learner's own word. */
  american: Pronunciation | null;
  /** Example sentence; null for none. */
  example: LocalizedText | null;
}

/** A question to answer again. */
export interface ReviewQuestion {
  kind: 'question';
  questionId: number;
  submoduleId: number;
  moduleId: number;
  /** The task in short; empty if it consists of sound or a picture. */
  prompt: string;
  /** The sound of the task; null for none. */
  audioUrl: string | null;
  /** What the sound of the task says, for players that can speak; absent if it is not known. */
  speech?: Speech | undefined;
  /** The picture of the task; null for none. */
  picture: { url: string; alt: LocalizedText; sources?: readonly PictureSource[] } | null;
  /** The right answer or a sample of one; `yes` or `no` for a word judgement. */
  answer: string;
  /** The spoken answer; null for none. */
  answerAudioUrl: string | null;
  /** What the spoken answer says, for players that can speak; absent if it is not known. */
  answerSpeech?: Speech | undefined;
  /** Why it is right; null for no explanation. */
  explanation: LocalizedText | null;
}

/** A mistake in a sentence of the learner's own, to correct. */
export interface ReviewMistake {
  kind: 'mistake';
  /** Kind of mistake, such as `determiner`. */
  mistakeKind: string;
  /** The sentence before and after the mistake; everything else in it is right. */
  before: string;
  after: string;
  /** What the learner wrote; empty where something is missing. */
  wrong: string;
  /** What may replace it, the most likely first; an empty text removes it. */
  fixes: readonly string[];
  /** The rule that found it, with the words that its explanation quotes; null if a service did. */
  rule: { code: string; params: Readonly<Record<string, string>> } | null;
  /** By the service that found it; null if a rule did. */
  explanation: string | null;
}

/** The content of a card in the notebook. */
export type ReviewItem = ReviewWord | ReviewQuestion;
