import { listDrills, type Mistake, rateDrill, unwrap } from '@rehearse/api-client';
import { type DueCards, reviewSessionMachine } from '@rehearse/practice-machines/review-session';
import { fromPromise } from 'xstate';
import type { Services } from '../../app/services.ts';
import { dueTimesOf, outcomesAt, pendingRatingAt, ratingBy } from '../reviews/session-calls.ts';

/** Maximum number of sentences per session. */
const sessionSize = 10;

type Host = Pick<Services, 'api' | 'extras'>;

const pending = pendingRatingAt('drillPending');

/** The stored result of an earlier page, unchecked; the machine validates it. */
export const savedResult = pending.read;

async function loadDue({ api: client, extras }: Host, kind: Mistake['kind'] | null): Promise<DueCards> {
  const body = { size: sessionSize, ...(kind === null ? {} : { kind }) };
  const due = await extras.ask('mistakes', () => unwrap(listDrills({ client, body })));
  return {
    ...dueTimesOf(due),
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
      outcomes: outcomesAt(due.now, outcomes),
    })),
  };
}

/** Provides the review machine with a host's drills. */
export const drillSessionAt = (host: Host, kind: Mistake['kind'] | null) =>
  reviewSessionMachine.provide({
    actors: {
      storage: pending.actor,
      loadDue: fromPromise<DueCards, undefined>(() => loadDue(host, kind)),
      rateCard: ratingBy(({ cardId, rating }, headers) =>
        unwrap(rateDrill({ client: host.api, body: { mistakeId: cardId, rating }, headers })),
      ),
    },
  });
