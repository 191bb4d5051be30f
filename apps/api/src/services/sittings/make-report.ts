import type { zSittingReport } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, SittingRow } from '../../db/index.ts';
import type { Deps } from '../deps.ts';
import { getGoals } from '../plan/goals.ts';
import { askedOf, policyOf, rangesOf, readSitting, type SittingKey, slotsOf } from './rows.ts';
import { examView, iso } from './view.ts';

/** A report without its link. */
export type MadeReport = Omit<z.infer<typeof zSittingReport>, 'share'>;

/** A report shows no more earlier tests than fit on its scale. */
const mostEarlier = 5;

/** Tests before this one that have an overall range, newest first. */
async function earlierTests(db: Db, { user_id, finished_at }: SittingRow): Promise<MadeReport['earlier']> {
  const rows = await db
    .selectFrom('sittings')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('kind', '!=', 'drill')
    .where('finished_at', '<', finished_at)
    .orderBy('finished_at', 'desc')
    .execute();
  return rows
    .flatMap((row) => {
      const ranges = rangesOf(row);
      if (!ranges?.overall || row.finished_at === null) return [];
      return [{ sittingId: row.sitting_id, takenAt: iso(row.finished_at), ranges }];
    })
    .slice(0, mostEarlier);
}

/**
 * Makes the report of a learner's sitting again, because corrections may have arrived, and stores its ranges for lists and later
 * reports. Null if there is none, or not yet.
 *
 * @throws NotFound
 */
export async function makeReport(
  { db, clock, sittings }: Pick<Deps, 'db' | 'clock' | 'sittings'>,
  key: SittingKey,
): Promise<MadeReport | null> {
  const row = await readSitting(db, key);
  if (row.finished_at === null) return null;
  const asked = askedOf(await slotsOf(db, key.sittingId));
  const measured = await sittings.makeReport({ db, clock }, { ...key, asked });
  if (!measured) return null;
  const { timeFactor } = policyOf(row);
  const ranges = JSON.stringify(measured.ranges);
  if (ranges !== row.ranges) {
    await db.updateTable('sittings').set({ ranges }).where('sitting_id', '=', key.sittingId).execute();
  }
  return {
    ...{ sittingId: key.sittingId, kind: row.kind, takenAt: iso(row.finished_at) },
    ...examView(row),
    ...(timeFactor && { timeFactor }),
    ...measured,
    target: (await getGoals({ db }, key.userId))?.targetScore ?? null,
    earlier: await earlierTests(db, row),
  };
}
