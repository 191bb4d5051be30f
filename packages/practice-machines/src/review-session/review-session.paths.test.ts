import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves } from '../shared/machine-testing.ts';
import { reviewSessionMachine } from './review-session.machine.ts';
import type { DueCards, PendingRating, RatedReply, ReviewCard } from './review-session.types.ts';
import { reviewSessionView } from './review-session.view.ts';

const card = (cardId: number): ReviewCard => ({
  cardId,
  outcomes: [],
  item: {
    kind: 'word',
    text: 'bee',
    definition: null,
    meanings: [],
    level: null,
    british: null,
    american: null,
    example: null,
  },
});
const due: DueCards = { cards: [card(1), card(2)], dueCount: 3, nextInSeconds: null };

const inert = reviewSessionMachine.provide({
  actors: {
    storage: fromCallback(() => {}),
    loadDue: fromPromise<DueCards, undefined>(never),
    rateCard: fromPromise<RatedReply, PendingRating>(never),
    undoRating: fromPromise<void, { cardId: number }>(never),
  },
});
const paths = explore(
  inert,
  { sessionId: 'paths', saved: { cardId: 9, rating: 'good', key: 'kept.1' } },
  [
    { type: 'card.reveal' },
    { type: 'card.rate', rating: 'again' },
    { type: 'rating.retry' },
    { type: 'rating.undo' },
    { type: 'session.reload' },
    outcome.done('recoverRating', { outcome: 'rated', graduated: false }),
    outcome.failed('recoverRating', 'Down.'),
    outcome.done('loadDue', due),
    outcome.done('loadDue', { cards: [], dueCount: 0, nextInSeconds: 60 }),
    outcome.failed('loadDue', 'Down.'),
    outcome.done('rateCard', { outcome: 'rated', graduated: true }),
    outcome.done('rateCard', { outcome: 'passedOver' }),
    outcome.failed('rateCard', 'Down.'),
    outcome.done('undoRating'),
    outcome.failed('undoRating', 'Down.'),
  ],
  ({ context }) => context.ratingCount > 3,
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(reviewSessionMachine));
});

it('never loses a rating, and always has a card to show', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const { value, context } = snapshot;
      const isOnItsWay = value === 'rating' || value === 'ratingFailed' || value === 'recovering';
      if (isOnItsWay) expect(context.pending).not.toBeNull();
      else if (value !== 'failed') expect(context.pending).toBeNull();
      const view = reviewSessionView(snapshot);
      if (snapshot.hasTag('card')) expect(view).toHaveProperty('card.cardId');
      if (view.phase === 'finished') expect(view.summary.reviewed).toBeLessThanOrEqual(2);
    });
  }
});
