import type { Deps } from '../deps.ts';
import type { MadeReport } from './ports.ts';
import { askedOf, examOf, readSitting, type SittingKey, slotsOf } from './rows.ts';

/**
 * Makes the report of a learner's sitting anew, because corrections may have arrived, and stores its overall score for lists.
 * Null if there is none, or not yet.
 *
 * @throws NotFound
 */
export async function makeReport(
  { db, clock, sittings }: Pick<Deps, 'db' | 'clock' | 'sittings'>,
  key: SittingKey,
): Promise<MadeReport | null> {
  const row = await readSitting(db, key);
  const { started_at: startedAt, finished_at: finishedAt, kind } = row;
  if (startedAt === null || finishedAt === null) return null;
  const asked = askedOf(await slotsOf(db, key.sittingId));
  const report = await sittings.makeReport(
    { db, clock },
    { ...key, kind, exam: examOf(row), startedAt, finishedAt, asked },
  );
  const { low = null, high = null } = report?.ranges.overall ?? {};
  if (report && (low !== row.overall_low || high !== row.overall_high)) {
    await db
      .updateTable('sittings')
      .set({ overall_low: low, overall_high: high })
      .where('sitting_id', '=', key.sittingId)
      .execute();
  }
  return report;
}
