import type { PictureSource } from '../protocol/protocol.ts';
import type { CallFailure } from '../shared/failure.ts';

/** How well something was remembered, worst first; all but `again` are correct. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
/** One of `reviewRatings`. */
export type ReviewRating = (typeof reviewRatings)[number];

/** How a word sounds in one accent. */
export interface Pronunciation {
  /** IPA, without the slashes; empty where it is not known. */
  ipa: string;
  /** Null for none. */
  audioUrl: string | null;
}

/** A word to be remembered. */
export interface ReviewWord {
  kind: 'word';
  text: string;
  /** What it means, in simple English; null for a word of the learner's own and where the host has none. */
  definition: string | null;
  /** What it means, in Chinese or in the learner's own words; empty for nothing. */
  meanings: readonly string[];
  /** CEFR level; null for a word of the learner's own. */
  level: string | null;
  /** Null for a word of the learner's own. */
  british: Pronunciation | null;
  /** Null for a word of the learner's own. */
  american: Pronunciation | null;
  /** A sentence that uses it; null for none. */
  example: { en: string; zh: string } | null;
}

/** A question to be answered again. */
export interface ReviewQuestion {
  kind: 'question';
  questionId: number;
  submoduleId: number;
  moduleId: number;
  /** The task in short; empty where it is only heard or seen. */
  prompt: string;
  /** What is to be heard; null for nothing. */
  audioUrl: string | null;
  /** What is to be seen; null for nothing. */
  picture: { url: string; alt: { en: string; zh: string }; sources?: readonly PictureSource[] } | null;
  /** The right answer or a sample of one; `yes` or `no` for a word judgement. */
  answer: string;
  /** The answer, spoken; null where it is not. */
  answerAudioUrl: string | null;
  /** Why it is right; null where nothing is said. */
  explanation: { en: string; zh: string } | null;
}

/** What a card is about. */
export type ReviewItem = ReviewWord | ReviewQuestion;

/** What a rating leads to. */
export interface RatingOutcome {
  rating: ReviewRating;
  /** In how many seconds the card comes back. */
  inSeconds: number;
  /** The card leaves the notebook. */
  graduates: boolean;
}

/** A card that is due. */
export interface ReviewCard {
  cardId: number;
  item: ReviewItem;
  /** One entry a rating, worst first. */
  outcomes: readonly RatingOutcome[];
}

/** The cards of a session, as the host gives them. */
export interface DueCards {
  /** Longest overdue first. */
  cards: readonly ReviewCard[];
  /** How many are due in all, in this session or not. */
  dueCount: number;
  /** In how many seconds the next card comes back; null for none. */
  nextInSeconds: number | null;
}

/** A rating on its way to the host. */
export interface PendingRating {
  cardId: number;
  rating: ReviewRating;
  /** The same in every try, so that the host counts it once. */
  key: string;
}

/** What the host says to a rating. */
export type RatedReply =
  /** It counts. */
  | { outcome: 'rated'; graduated: boolean }
  /** It does not: the card was deleted, or another device reviewed it. */
  | { outcome: 'passedOver' };

/** A card of this session that was rated. */
export interface RatedCard {
  cardId: number;
  rating: ReviewRating;
  graduated: boolean;
}

/** What a review session starts from. */
export interface ReviewSessionInput {
  /** A random text, the start of every rating's key. */
  sessionId: string;
  /** The rating that storage kept because it never arrived, in any condition. */
  saved?: unknown;
}

/** What a review session knows. */
export interface ReviewSessionContext {
  sessionId: string;
  /** Ratings given so far, taken back ones too: makes their keys differ. */
  ratingCount: number;
  /** What the host gave; null before it has. */
  due: DueCards | null;
  /** Index of the card on screen, from 0. */
  index: number;
  /** What was rated in this batch, in order. */
  rated: readonly RatedCard[];
  /** The rating that has not arrived yet. */
  pending: PendingRating | null;
  /** Why the last call failed. */
  failure: CallFailure | null;
}

/** What a review session is told. */
export type ReviewSessionEvent =
  /** Shows the other side of the card. */
  | { type: 'card.reveal' }
  /** Says how well the card was remembered. */
  | { type: 'card.rate'; rating: ReviewRating }
  /** Sends the rating that failed again; also when the connection is back. */
  | { type: 'rating.retry' }
  /** Takes the last rating back and shows its card. */
  | { type: 'rating.undo' }
  /** Loads the cards that are due: after a failure, or the next ones at the end. */
  | { type: 'session.reload' };

/** What `storage` is told (`pending.save`) whenever a rating sets out and whenever it has arrived. */
export type ReviewStorageEvent = { type: 'pending.save'; pending: PendingRating | null };

/**
 * - `busy`: a call is under way.
 * - `card`: a card is on screen.
 */
export type ReviewSessionTag = 'busy' | 'card';
