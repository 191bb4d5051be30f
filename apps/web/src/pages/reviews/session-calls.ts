import { ApiError } from '@rehearse/api-client';
import { createStorage } from '@rehearse/device/storage';
import type {
  DueCards,
  PendingRating,
  RatedReply,
  RatingOutcome,
  ReviewStorageEvent,
} from '@rehearse/practice-machines/review-session';
import { fromCallback, fromPromise } from 'xstate';
import { secondsBetween } from '../../lib/seconds-between.ts';

/** When cards are due, as a host says it. */
interface HostDue {
  now: string;
  nextDueAt: string | null;
  totalElements: number;
}

/** How many cards are due, and when the next one is. */
export const dueTimesOf = ({ now, nextDueAt, totalElements }: HostDue): Omit<DueCards, 'cards'> => ({
  dueCount: totalElements,
  nextInSeconds: nextDueAt === null ? null : secondsBetween(now, nextDueAt),
});

/** The effects of a card's ratings, in seconds from the host's `now`. */
export const outcomesAt = (
  now: string,
  outcomes: readonly (Omit<RatingOutcome, 'inSeconds'> & { dueAt: string })[],
): RatingOutcome[] =>
  outcomes.map(({ rating, dueAt, graduates }) => ({ rating, graduates, inSeconds: secondsBetween(now, dueAt) }));

/** A permanently refused rating is skipped: its card is gone, or belongs to another account. */
const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

type RatingCall = (
  rating: Omit<PendingRating, 'key'>,
  headers: { 'Idempotency-Key': string },
) => Promise<{ applied: boolean; graduated: boolean }>;

/** The actor that sends a rating with the host's call. */
export const ratingBy = (send: RatingCall) =>
  fromPromise<RatedReply, PendingRating>(async ({ input: { cardId, rating, key } }) => {
    try {
      const { applied, graduated } = await send({ cardId, rating }, { 'Idempotency-Key': key });
      return applied ? { outcome: 'rated', graduated } : { outcome: 'passedOver' };
    } catch (error) {
      if (isRefused(error)) return { outcome: 'passedOver' };
      throw error;
    }
  });

/** Where this device keeps the rating that is not delivered yet. */
export function pendingRatingAt(key: string) {
  const pending = createStorage().item<unknown>(key, (saved) => saved ?? null);
  return {
    /** The stored rating of an earlier page, unchecked; the machine validates it. */
    read: (): unknown => pending.get(),
    actor: fromCallback<ReviewStorageEvent, undefined>(({ receive }) => receive((event) => pending.set(event.pending))),
  };
}
