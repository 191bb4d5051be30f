import type { CallFailure } from '../shared/failure.ts';
import type { ReviewItem } from '../shared/review-item.ts';

export type { Pronunciation, ReviewItem, ReviewQuestion, ReviewWord } from '../shared/review-item.ts';

/** How well something was remembered, worst first; all but `again` count as correct. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const;
/** One of `reviewRatings`. */
export type ReviewRating = (typeof reviewRatings)[number];

/** The effect of a rating. */
export interface RatingOutcome {
  rating: ReviewRating;
  /** Seconds until the card is due again. */
  inSeconds: number;
  /** Whether the card leaves the notebook. */
  graduates: boolean;
}

/** A card that is due. */
export interface ReviewCard {
  cardId: number;
  item: ReviewItem;
  /** One entry per rating, worst first. */
  outcomes: readonly RatingOutcome[];
}

/** The cards of a session, as the host returns them. */
export interface DueCards {
  /** Longest overdue first. */
  cards: readonly ReviewCard[];
  /** How many cards are due in total, including those of this session. */
  dueCount: number;
  /** Seconds until the next card is due; null for none. */
  nextInSeconds: number | null;
}

/** A rating that is being sent to the host. */
export interface PendingRating {
  cardId: number;
  rating: ReviewRating;
  /** The same for every attempt, so that the host counts it once. */
  key: string;
}

/** The host's reply to a rating. */
export type RatedReply =
  /** It was counted. */
  | { outcome: 'rated'; graduated: boolean }
  /** It was not counted: the card was deleted, or another device reviewed it. */
  | { outcome: 'passedOver' };

/** A card of this session that was rated. */
export interface RatedCard {
  cardId: number;
  rating: ReviewRating;
  graduated: boolean;
}

/** Input of a review session. */
export interface ReviewSessionInput {
  /** A random text with which every rating's key starts. */
  sessionId: string;
  /** A stored rating that could not be sent, possibly invalid. */
  saved?: unknown;
}

/** Context of a review session. */
export interface ReviewSessionContext {
  sessionId: string;
  /** Number of ratings so far, including undone ones; makes their keys unique. */
  ratingCount: number;
  /** The host's reply; null until loaded. */
  due: DueCards | null;
  /** Index of the current card, from 0. */
  index: number;
  /** The rated cards of this batch, in order. */
  rated: readonly RatedCard[];
  /** The rating that has not been confirmed yet; null for none. */
  pending: PendingRating | null;
  /** Why the last call failed. */
  failure: CallFailure | null;
}

/** Events of a review session. */
export type ReviewSessionEvent =
  /** Shows the other side of the card. */
  | { type: 'card.reveal' }
  /** Rates how well the card was remembered. */
  | { type: 'card.rate'; rating: ReviewRating }
  /** Resends the rating that failed; also when the connection is back. */
  | { type: 'rating.retry' }
  /** Undoes the last rating and shows its card. */
  | { type: 'rating.undo' }
  /** Loads the due cards, after a failure or for the next batch. */
  | { type: 'session.reload' };

/** Sent to `storage` (`pending.save`) whenever a rating is sent and whenever it is confirmed. */
export type ReviewStorageEvent = { type: 'pending.save'; pending: PendingRating | null };

/**
 * - `busy`: a call is running.
 * - `card`: a card is shown.
 */
export type ReviewSessionTag = 'busy' | 'card';
