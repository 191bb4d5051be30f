import { type ApiClient, ApiError, listDrills, type Mistake, rateDrill, unwrap } from '@rehearse/api-client';
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
import { secondsBetween } from '../notebook/notebook.ts';

/** Maximum number of sentences per session. */
const sessionSize = 10;

type Host = Pick<Services, 'api' | 'extras'>;

/** The result that is not delivered yet, stored on this device. */
const pending = createStorage().item<unknown>('drillPending', (saved) => saved ?? null);

/** The stored result of an earlier page, unchecked; the machine validates it. */
export const savedResult = (): unknown => pending.get();

async function loadDue({ api: client, extras }: Host, kind: Mistake['kind'] | null): Promise<DueCards> {
  const body = { size: sessionSize, ...(kind === null ? {} : { kind }) };
  const due = await extras.ask('mistakes', () => unwrap(listDrills({ client, body })));
  return {
    dueCount: due.totalElements,
    nextInSeconds: due.nextDueAt === null ? null : secondsBetween(due.now, due.nextDueAt),
    cards: due.content.map(({ mistake, before, after, outcomes }) => ({
      cardId: mistake.mistakeId,
      item: {
        kind: 'mistake',
        mistakeKind: mistake.kind,
        wrong: mistake.sentence.slice(mistake.start, mistake.end),
        fixes: mistake.fixes,
        rule: mistake.code === null ? null : { code: mistake.code, params: mistake.params },
        explanation: mistake.explanation,
        ...{ before, after },
      },
      outcomes: outcomes.map(({ rating, dueAt, graduates }) => ({
        ...{ rating, graduates },
        inSeconds: secondsBetween(due.now, dueAt),
      })),
    })),
  };
}

/** A permanently refused result is skipped: its mistake was dismissed, or belongs to another account. */
const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

async function rate(client: ApiClient, { cardId, rating, key }: PendingRating): Promise<RatedReply> {
  try {
    const headers = { 'Idempotency-Key': key };
    const { applied, graduated } = await unwrap(rateDrill({ client, body: { mistakeId: cardId, rating }, headers }));
    return applied ? { outcome: 'rated', graduated } : { outcome: 'passedOver' };
  } catch (error) {
    if (isRefused(error)) return { outcome: 'passedOver' };
    throw error;
  }
}

/** Provides the review machine with a host's drills. */
export const drillSessionAt = (host: Host, kind: Mistake['kind'] | null) =>
  reviewSessionMachine.provide({
    actors: {
      storage: fromCallback<ReviewStorageEvent, undefined>(({ receive }) =>
        receive((event) => pending.set(event.pending)),
      ),
      loadDue: fromPromise<DueCards, undefined>(() => loadDue(host, kind)),
      rateCard: fromPromise<RatedReply, PendingRating>(({ input }) => rate(host.api, input)),
    },
  });
