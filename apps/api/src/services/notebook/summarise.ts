import type { zNotebookSummary } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { iso, selectCards } from './card-view.ts';

/** The counts of a notebook as the contract gives them. */
export type NotebookSummary = z.infer<typeof zNotebookSummary>;

/** When the next card that is being learnt comes back; null without one. */
export async function nextDueAt(db: Db, { userId, now }: { userId: number; now: number }): Promise<string | null> {
  const { next } = await selectCards(db, { userId, status: 'learning', now })
    .select((select) => select.fn.min('c.due_at').as('next'))
    .executeTakeFirstOrThrow();
  return next === null ? null : iso(Number(next));
}

/** How many cards stand where. */
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
