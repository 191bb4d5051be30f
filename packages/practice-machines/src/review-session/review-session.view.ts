import type { CallFailure } from '../shared/failure.ts';
import { cardOf } from './review-session.logic.ts';
import type { ReviewSessionSnapshot } from './review-session.machine.ts';
import { type ReviewCard, type ReviewRating, reviewRatings } from './review-session.types.ts';

/** A card on screen, and where it stands in the session. */
export interface ShownCard {
  card: ReviewCard;
  /** From 1. */
  position: number;
  /** Cards of this session. */
  total: number;
  /** The last rating can be taken back. */
  canUndo: boolean;
}

/** What a session came to. */
export interface ReviewSummary {
  /** Cards that were rated. */
  reviewed: number;
  /** How many of each rating. */
  counts: Record<ReviewRating, number>;
  /** Cards that left the notebook. */
  graduated: number;
  /** Cards that are due besides those of this session. */
  stillDue: number;
}

/**
 * The session as a screen shows it, a union on `phase`. `front` and `revealed` may carry why the last rating could not be
 * taken back, and so may `finished`.
 */
export type ReviewSessionView =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  /** Nothing is due. */
  | { phase: 'empty'; nextInSeconds: number | null }
  | (ShownCard & { phase: 'front' | 'revealed'; failure: CallFailure | null })
  /** The rating is on its way. */
  | (ShownCard & { phase: 'rating'; rating: ReviewRating })
  /** The rating did not arrive; it is kept on the device. */
  | (ShownCard & { phase: 'ratingFailed'; rating: ReviewRating; failure: CallFailure })
  | { phase: 'undoing' }
  | { phase: 'finished'; summary: ReviewSummary; canUndo: boolean; failure: CallFailure | null };

const unknown: CallFailure = { code: 'unknown', message: '' };

/** What to draw of a review session. */
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
