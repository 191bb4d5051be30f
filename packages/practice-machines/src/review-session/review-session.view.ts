import type { CallFailure } from '../shared/failure.ts';
import { cardOf } from './review-session.logic.ts';
import type { ReviewSessionSnapshot } from './review-session.machine.ts';
import { type ReviewCard, type ReviewRating, reviewRatings } from './review-session.types.ts';

/** The current card and its position in the session. */
export interface ShownCard {
  card: ReviewCard;
  /** From 1. */
  position: number;
  /** Number of cards in this session. */
  total: number;
  /** Whether the last rating can be undone. */
  canUndo: boolean;
}

/** The result of a session. */
export interface ReviewSummary {
  /** Number of rated cards. */
  reviewed: number;
  /** Number of each rating. */
  counts: Record<ReviewRating, number>;
  /** Number of cards that left the notebook. */
  graduated: number;
  /** Number of due cards that were not part of this session. */
  stillDue: number;
}

/**
 * View model of the session, a union on `phase`. `front`, `revealed` and `finished` may include the reason why the last
 * rating could not be undone.
 */
export type ReviewSessionView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  /** Nothing is due. */
  | { phase: 'empty'; nextInSeconds: number | null }
  | (ShownCard & { phase: 'front' | 'revealed'; failure: CallFailure | null })
  /** The rating is being sent. */
  | (ShownCard & { phase: 'rating'; rating: ReviewRating })
  /** The rating could not be sent; it is kept on the device. */
  | (ShownCard & { phase: 'ratingFailed'; rating: ReviewRating; failure: CallFailure })
  | { phase: 'undoing' }
  | { phase: 'finished'; summary: ReviewSummary; canUndo: boolean; failure: CallFailure | null };

const unknown: CallFailure = { code: 'unknown', message: '' };

/** The view model of a review session. */
export function reviewSessionView({ value, context }: ReviewSessionSnapshot): ReviewSessionView {
  const { due, rated, failure, index, pending } = context;
  const card = cardOf(context);
  const total = due?.cards.length ?? 0;
  const canUndo = rated.length > 0;
  switch (value) {
    case 'failed':
      return { phase: 'failed', failure: failure ?? unknown };
    case 'empty':
      return { phase: 'empty', nextInSeconds: due?.nextInSeconds ?? null };
    case 'undoing':
      return { phase: 'undoing' };
    case 'finished':
      return {
        phase: 'finished',
        canUndo,
        failure,
        summary: {
          reviewed: rated.length,
          counts: Object.fromEntries(
            reviewRatings.map((rating) => [rating, rated.filter((one) => one.rating === rating).length]),
          ) as Record<ReviewRating, number>,
          graduated: rated.filter(({ graduated }) => graduated).length,
          stillDue: Math.max(0, (due?.dueCount ?? 0) - total),
        },
      };
    case 'front':
    case 'revealed':
      return card ? { phase: value, card, position: index + 1, total, canUndo, failure } : { phase: 'loading' };
    case 'rating':
    case 'ratingFailed': {
      if (!card || !pending) return { phase: 'loading' };
      const shown = { card, position: index + 1, total, canUndo, rating: pending.rating };
      return value === 'rating' ? { ...shown, phase: value } : { ...shown, phase: value, failure: failure ?? unknown };
    }
    case 'starting':
    case 'recovering':
    case 'loading':
      return { phase: 'loading' };
  }
}
