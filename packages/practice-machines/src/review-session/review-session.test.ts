import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { driveReviewSession, reviewSessionFixtures } from './review-session.fixtures.ts';
import { type ReviewSessionActor, reviewSessionMachine } from './review-session.machine.ts';
import type {
  DueCards,
  PendingRating,
  RatedReply,
  ReviewCard,
  ReviewRating,
  ReviewSessionInput,
} from './review-session.types.ts';
import { reviewSessionView } from './review-session.view.ts';

const card = (cardId: number): ReviewCard => ({
  cardId,
  outcomes: [],
  item: {
    kind: 'word',
    text: `word${cardId}`,
    definition: null,
    meanings: [],
    level: null,
    british: null,
    american: null,
    example: null,
  },
});

function start(cards: readonly ReviewCard[], input: Partial<ReviewSessionInput> = {}, isDown = false) {
  const sent: PendingRating[] = [];
  const undone: number[] = [];
  const kept: (PendingRating | null)[] = [];
  const host = { isDown, reply: { outcome: 'rated', graduated: false } as RatedReply };
  const orFail = <T>(value: T) => (host.isDown ? Promise.reject(new Error('Down.')) : Promise.resolve(value));
  const due: DueCards = { cards, dueCount: cards.length, nextInSeconds: null };
  const machine = reviewSessionMachine.provide({
    actors: {
      storage: fromCallback(({ receive }) => receive((event) => void kept.push(event['pending']))),
      loadDue: fromPromise<DueCards, undefined>(() => orFail(due)),
      rateCard: fromPromise<RatedReply, PendingRating>(({ input: rating }) => {
        sent.push(rating);
        return orFail(host.reply);
      }),
      undoRating: fromPromise<void, { cardId: number }>(({ input: { cardId } }) => {
        undone.push(cardId);
        return orFail(undefined);
      }),
    },
  });
  const actor = createActor(machine, { input: { sessionId: 'test', ...input } }).start();
  return { actor, sent, undone, kept, host };
}

const view = (actor: ReviewSessionActor) => reviewSessionView(actor.getSnapshot());
const settled = (actor: ReviewSessionActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));

async function review(actor: ReviewSessionActor, rating: ReviewRating) {
  actor.send({ type: 'card.reveal' });
  actor.send({ type: 'card.rate', rating });
  await settled(actor);
}

describe('a review session', () => {
  it('goes through the cards and summarises the ratings', async () => {
    const { actor, sent, host } = start([card(1), card(2)]);
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'front', card: { cardId: 1 }, position: 1, total: 2, canUndo: false });
    await review(actor, 'again');
    expect(view(actor)).toMatchObject({ phase: 'front', card: { cardId: 2 }, position: 2, canUndo: true });
    host.reply = { outcome: 'rated', graduated: true };
    await review(actor, 'good');
    expect(view(actor)).toMatchObject({
      phase: 'finished',
      summary: { reviewed: 2, counts: { again: 1, hard: 0, good: 1, easy: 0 }, graduated: 1, stillDue: 0 },
    });
    expect(sent).toEqual([
      { cardId: 1, rating: 'again', key: 'test.1' },
      { cardId: 2, rating: 'good', key: 'test.2' },
    ]);
  });

  it('ignores a rating before the answer was shown', async () => {
    const { actor, sent } = start([card(1)]);
    await settled(actor);
    actor.send({ type: 'card.rate', rating: 'easy' });
    expect(view(actor).phase).toBe('front');
    expect(sent).toEqual([]);
  });

  it('keeps a rating that could not be sent, and resends it with the same key', async () => {
    const { actor, sent, kept, host } = start([card(1)]);
    await settled(actor);
    host.isDown = true;
    await review(actor, 'hard');
    expect(view(actor)).toMatchObject({ phase: 'ratingFailed', rating: 'hard', failure: { message: 'Down.' } });
    expect(kept).toEqual([{ cardId: 1, rating: 'hard', key: 'test.1' }]);
    host.isDown = false;
    actor.send({ type: 'rating.retry' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'finished', summary: { reviewed: 1 } });
    expect(sent.map(({ key }) => key)).toEqual(['test.1', 'test.1']);
    expect(kept.at(-1)).toBeNull();
  });

  it('first sends a rating that an earlier page could not send', async () => {
    const saved = { cardId: 7, rating: 'good', key: 'earlier.3' };
    const { actor, sent, kept, host } = start([card(1)], { saved }, true);
    await settled(actor);
    expect(view(actor).phase).toBe('failed');
    host.isDown = false;
    actor.send({ type: 'session.reload' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'front', canUndo: false });
    expect(sent).toEqual([saved, saved]);
    expect(kept).toEqual([null]);
  });

  it.each([null, 'x', {}, { cardId: 1, rating: 'great', key: 'a' }, { cardId: '1', rating: 'good', key: 'a' }])(
    'starts with the cards when storage contains %j',
    async (saved) => {
      const { actor, sent } = start([card(1)], { saved });
      await settled(actor);
      expect(view(actor).phase).toBe('front');
      expect(sent).toEqual([]);
    },
  );

  it('skips a card that was deleted, and does not count it', async () => {
    const { actor, host } = start([card(1), card(2)]);
    await settled(actor);
    host.reply = { outcome: 'passedOver' };
    await review(actor, 'good');
    expect(view(actor)).toMatchObject({ phase: 'front', card: { cardId: 2 }, canUndo: false });
  });

  it('undoes the last rating, even at the end, and uses a new key for the next one', async () => {
    const { actor, sent, undone } = start([card(1)]);
    await settled(actor);
    await review(actor, 'easy');
    actor.send({ type: 'rating.undo' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'front', card: { cardId: 1 }, canUndo: false });
    expect(undone).toEqual([1]);
    await review(actor, 'again');
    expect(view(actor)).toMatchObject({ phase: 'finished', summary: { reviewed: 1, counts: { easy: 0, again: 1 } } });
    expect(sent.map(({ key }) => key)).toEqual(['test.1', 'test.2']);
  });

  it('stays on the same card and reports when the rating could not be undone', async () => {
    const { actor, host } = start([card(1), card(2)]);
    await settled(actor);
    await review(actor, 'easy');
    host.isDown = true;
    actor.send({ type: 'rating.undo' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'front', card: { cardId: 2 }, failure: { message: 'Down.' } });
    host.isDown = false;
    await review(actor, 'good');
    host.isDown = true;
    actor.send({ type: 'rating.undo' });
    await settled(actor);
    expect(view(actor)).toMatchObject({ phase: 'finished', failure: { message: 'Down.' }, canUndo: true });
  });

  it('reports that nothing is due, and reloads on request', async () => {
    const { actor } = start([]);
    await settled(actor);
    expect(view(actor)).toEqual({ phase: 'empty', nextInSeconds: null });
    actor.send({ type: 'session.reload' });
    expect(view(actor).phase).toBe('loading');
  });
});

describe('the fixtures', () => {
  it.each(reviewSessionFixtures)('%s can be rendered', async (name) => {
    const actor = await driveReviewSession(name);
    expect(view(actor).phase).not.toBe('');
    actor.stop();
  });

  it('show every visible state', async () => {
    const actors = await Promise.all(reviewSessionFixtures.map(driveReviewSession));
    const seen = visitedLeaves(actors.map((actor) => actor.getSnapshot()));
    const unseen = new Set([...leafStates(reviewSessionMachine)].filter((leaf) => !seen.has(leaf)));
    expect(unseen).toEqual(new Set(['recovering']));
  });
});

it('lists its states and events in the README', () => {
  expect(readReadme(import.meta.url)).toContain(stateTable(reviewSessionMachine));
});
