import {
  type PendingRating,
  type RatedReply,
  type ReviewCard,
  type ReviewSessionContext,
  reviewRatings,
} from './review-session.types.ts';

/** Reads a pending rating from storage; null unless it can be sent unchanged. */
export function readPending(saved: unknown): PendingRating | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { cardId, rating, key } = saved as Partial<Record<keyof PendingRating, unknown>>;
  const known = reviewRatings.find((one) => one === rating);
  if (!known || !Number.isInteger(cardId) || typeof key !== 'string' || key === '') return null;
  return { cardId: cardId as number, rating: known, key };
}

/** The current card; null before the first and after the last. */
export const cardOf = ({ due, index }: ReviewSessionContext): ReviewCard | null => due?.cards[index] ?? null;

/** Whether the current card is the last of the batch. */
export const isLast = ({ due, index }: ReviewSessionContext) => index + 1 >= (due?.cards.length ?? 0);

/** Moves to the next card, recording the rating if it counts. */
export function afterRating(
  { pending, rated, index }: ReviewSessionContext,
  reply: RatedReply,
): Partial<ReviewSessionContext> {
  const noted =
    pending && reply.outcome === 'rated'
      ? [...rated, { cardId: pending.cardId, rating: pending.rating, graduated: reply.graduated }]
      : rated;
  return { rated: noted, pending: null, failure: null, index: index + 1 };
}

/** Returns to the card that was rated last. */
export function afterUndo({ rated, due }: ReviewSessionContext): Partial<ReviewSessionContext> {
  const last = rated.at(-1);
  const index = due?.cards.findIndex(({ cardId }) => cardId === last?.cardId) ?? 0;
  return { rated: rated.slice(0, -1), index: Math.max(index, 0), failure: null };
}
