import { inTransaction } from '../../db/index.ts';
import { Conflict } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { allowanceOf, countTest, lockAllowance } from './allowance.ts';
import { assertNotFinished, examOf, lockSitting, type SittingKey } from './rows.ts';
import { showSitting } from './show.ts';
import type { Sitting } from './view.ts';

/**
 * Starts a sitting; a mock test counts from now on. A started one stays as it is.
 *
 * @throws NotFound, Conflict when the plan allows no further test or the sitting is finished
 */
export function startSitting(deps: Pick<Deps, 'db' | 'clock' | 'config'>, key: SittingKey): Promise<Sitting> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (db) => {
    await lockAllowance(db, key.userId);
    const row = await lockSitting(db, key, now);
    assertNotFinished(row);
    if (row.state !== 'ready') return showSitting(db, row);
    const form = row.kind === 'mock' ? examOf(row)?.form : undefined;
    if (form && form !== 'placement') {
      const allowance = await allowanceOf({ ...deps, db }, { userId: key.userId, now });
      if (allowance[form] === 0) throw new Conflict('sitting.testsUsedUp');
      await countTest(db, { ...key, form, now });
    }
    const started = { state: 'running', started_at: now } as const;
    await db.updateTable('sittings').set(started).where('sitting_id', '=', key.sittingId).execute();
    return showSitting(db, { ...row, ...started });
  });
}
