import type { zNotebookSummary } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { iso, selectCards } from './card-view.ts';

/** Counts of a notebook, as in the contract. */
export type NotebookSummary = z.infer<typeof zNotebookSummary>;

/** When the next card under review is due; null when there is none. */
export async function nextDueAt(db: Db, { userId, now }: { userId: number; now: number }): Promise<string | null> {
  const { next } = await selectCards(db, { userId, status: 'learning', now })
    .select((select) => select.fn.min('c.due_at').as('next'))
    .executeTakeFirstOrThrow();
  return next === null ? null : iso(Number(next));
}

/** Number of cards by status. */
export async function summarise(
  { db, clock }: { db: Db; clock: Clock },
  { userId }: { userId: number },
): Promise<NotebookSummary> {
  const now = clock.now();
  const count = async (status: 'due' | 'learning' | 'graduated') => {
    const { n } = await selectCards(db, { userId, status, now })
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return {
    now: iso(now),
    due: await count('due'),
    learning: await count('learning'),
    graduated: await count('graduated'),
    nextDueAt: await nextDueAt(db, { userId, now }),
  };
}
