import type { LocalizedText } from '@rehearse/languages';
import type { PictureSource } from '../protocol/protocol.ts';

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
  /** The picture of the task; null for none. */
  picture: { url: string; alt: LocalizedText; sources?: readonly PictureSource[] } | null;
  /** The right answer or a sample of one; `yes` or `no` for a word judgement. */
  answer: string;
  /** The spoken answer; null for none. */
  answerAudioUrl: string | null;
  /** Why it is right; null for no explanation. */
  explanation: LocalizedText | null;
}

/** The content of a card. */
export type ReviewItem = ReviewWord | ReviewQuestion;
