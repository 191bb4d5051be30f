import {
  type ApiClient,
  ApiError,
  listDueCards,
  rateReviewCard,
  undoReview,
  unwrap,
  unwrapIfAny,
} from '@rehearse/api-client';
import { createStorage } from '@rehearse/device/storage';
import {
  type DueCards,
  type PendingRating,
  type RatedReply,
  type ReviewStorageEvent,
  reviewSessionMachine,
} from '@rehearse/practice-machines/review-session';
import { fromCallback, fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import { secondsBetween, toItem } from './notebook.ts';

/** Maximum number of cards per session. */
const sessionSize = 20;

/** The rating that is not delivered yet, stored on this device. */
const pending = createStorage().item<unknown>('reviewPending', (saved) =>
  typeof saved === 'string' ? null : (saved ?? null),
);

/** The stored rating of an earlier page, unchecked; the machine validates it. */
export const savedRating = (): unknown => pending.get();

type Host = Pick<Services, 'api' | 'extras'>;

async function loadDue({ api: client, extras }: Host, signal: AbortSignal): Promise<DueCards> {
  const due = await extras.ask('notebook', () => unwrap(listDueCards({ client, body: { size: sessionSize }, signal })));
  const host = client.getConfig().baseUrl ?? '';
  return {
    dueCount: due.totalElements,
    nextInSeconds: due.nextDueAt === null ? null : secondsBetween(due.now, due.nextDueAt),
    cards: due.content.map(({ card, outcomes }) => ({
      cardId: card.cardId,
      item: toItem(card, host),
      outcomes: outcomes.map(({ rating, dueAt, graduates }) => ({
        rating,
        graduates,
        inSeconds: secondsBetween(due.now, dueAt),
      })),
    })),
  };
}

/** A permanently refused rating is skipped: its card is gone, or belongs to another account. */
const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

async function rateCard(client: ApiClient, { cardId, rating, key }: PendingRating): Promise<RatedReply> {
  try {
    const headers = { 'Idempotency-Key': key };
    const { applied, graduated } = await unwrap(rateReviewCard({ client, body: { cardId, rating }, headers }));
    return applied ? { outcome: 'rated', graduated } : { outcome: 'passedOver' };
  } catch (error) {
    if (isRefused(error)) return { outcome: 'passedOver' };
    throw error;
  }
}

/** Provides the review machine with a host's calls. */
export const reviewSessionAt = (host: Host) => {
  const { api: client } = host;
  return reviewSessionMachine.provide({
    actors: {
      storage: fromCallback<ReviewStorageEvent, undefined>(({ receive }) =>
        receive((event) => pending.set(event.pending)),
      ),
      loadDue: fromPromise<DueCards, undefined>(({ signal }) => loadDue(host, signal)),
      rateCard: fromPromise<RatedReply, PendingRating>(({ input }) => rateCard(client, input)),
      undoRating: fromPromise<void, { cardId: number }>(async ({ input }) => {
        await unwrapIfAny(undoReview({ client, body: input }));
      }),
    },
  });
};
