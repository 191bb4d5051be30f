import { listDueCards, rateReviewCard, undoReview, unwrap, unwrapIfAny } from '@rehearse/api-client';
import { type DueCards, reviewSessionMachine } from '@rehearse/practice-machines/review-session';
import { fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import { dueTimesOf, outcomesAt, pendingRatingAt, ratingBy } from '../reviews/session-calls.ts';
import { toItem } from './notebook.ts';

/** Maximum number of cards per session. */
const sessionSize = 20;

type Host = Pick<Services, 'api' | 'extras'>;

const pending = pendingRatingAt('reviewPending');

/** The stored rating of an earlier page, unchecked; the machine validates it. */
export const savedRating = pending.read;

async function loadDue({ api: client, extras }: Host, signal: AbortSignal): Promise<DueCards> {
  const due = await extras.ask('notebook', () => unwrap(listDueCards({ client, body: { size: sessionSize }, signal })));
  const host = client.getConfig().baseUrl ?? '';
  return {
    ...dueTimesOf(due),
    cards: due.content.map(({ card, outcomes }) => ({
      cardId: card.cardId,
      item: toItem(card, host),
      outcomes: outcomesAt(due.now, outcomes),
    })),
  };
}

/** Provides the review machine with a host's calls. */
export const reviewSessionAt = (host: Host) => {
  const { api: client } = host;
  return reviewSessionMachine.provide({
    actors: {
      storage: pending.actor,
      loadDue: fromPromise<DueCards, undefined>(({ signal }) => loadDue(host, signal)),
      rateCard: ratingBy((body, headers) => unwrap(rateReviewCard({ client, body, headers }))),
      undoRating: fromPromise<void, { cardId: number }>(async ({ input }) => {
        await unwrapIfAny(undoReview({ client, body: input }));
      }),
    },
  });
};
