import { randomBytes } from 'node:crypto';
import type { zReportShare } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { Conflict } from '../../domain/errors.ts';
import { lockSitting, type SittingKey } from './rows.ts';
import { iso } from './view.ts';

/** The link of a report, as in the contract. */
export type ReportShare = z.infer<typeof zReportShare>;

/** The link under which a report is shared now; null for none. */
export async function shareOf(db: Db, sittingId: string): Promise<ReportShare | null> {
  const row = await db
    .selectFrom('shared_reports')
    .select(['token', 'name', 'shared_at'])
    .where('sitting_id', '=', sittingId)
    .executeTakeFirst();
  return row ? { token: row.token, name: row.name, sharedAt: iso(row.shared_at) } : null;
}

/**
 * Makes a link under which anyone can read a report. A second call changes the name that is shown and keeps the link.
 *
 * @throws NotFound, Conflict when the sitting is not finished
 */
export function shareReport(
  { db, clock }: { db: Db; clock: Clock },
  { name, ...key }: SittingKey & { readonly name: string | null },
): Promise<ReportShare> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const sitting = await lockSitting(tx, key, now);
    if (sitting.state !== 'finished') throw new Conflict('report.notReady');
    const shown = name?.trim() || null;
    const row = await tx
      .insertInto('shared_reports')
      .values({
        ...{ sitting_id: key.sittingId, user_id: key.userId, name: shown, shared_at: now },
        token: randomBytes(24).toString('base64url'),
      })
      .onConflict((conflict) => conflict.column('sitting_id').doUpdateSet({ name: shown }))
      .returning(['token', 'shared_at'])
      .executeTakeFirstOrThrow();
    return { token: row.token, name: shown, sharedAt: iso(row.shared_at) };
  });
}

/**
 * Withdraws the link of a report. It is never valid again.
 *
 * @throws NotFound
 */
export async function withdrawReport({ db, clock }: { db: Db; clock: Clock }, key: SittingKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSitting(tx, key, clock.now());
    await tx.deleteFrom('shared_reports').where('sitting_id', '=', key.sittingId).execute();
  });
}
