import type { zDueCards } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { outcomesOf } from '../../domain/review-schedule.ts';
import { iso, selectCards, viewCards } from './card-view.ts';
import { scheduleOf } from './cards.ts';
import { nextDueAt } from './summarise.ts';

/** Cards for a review session, as in the contract. */
export type DueCards = z.infer<typeof zDueCards>;

/** The due cards, most overdue first, with the outcome of each rating. */
export async function listDue(
  { db, clock }: { db: Db; clock: Clock },
  { userId, size }: { userId: number; size: number },
): Promise<DueCards> {
  const now = clock.now();
  const due = selectCards(db, { userId, status: 'due', now });
  const { n } = await due.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await due.selectAll('c').orderBy('c.due_at').orderBy('c.card_id').limit(size).execute();
  const cards = await viewCards(db, rows, now);
  const outcomes = rows.map((row) =>
    outcomesOf(scheduleOf(row), now).map(({ dueAt, ...outcome }) => ({ ...outcome, dueAt: iso(dueAt) })),
  );
  return {
    now: iso(now),
    content: cards.map((card, index) => ({ card, outcomes: outcomes[index] ?? [] })),
    totalElements: Number(n),
    nextDueAt: await nextDueAt(db, { userId, now }),
  };
}
