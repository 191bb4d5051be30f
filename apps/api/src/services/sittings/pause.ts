import { inTransaction } from '../../db/index.ts';
import type { Deps } from '../deps.ts';
import { assertNotFinished, isSealed, lockSitting, type SittingKey } from './rows.ts';
import { showSitting } from './show.ts';
import type { Sitting } from './view.ts';

/**
 * Pauses a running sitting. In a test the open question ends without an answer; opening the next slot goes on.
 *
 * @throws NotFound, Conflict when the sitting is finished
 */
export function pauseSitting(deps: Pick<Deps, 'db' | 'clock'>, key: SittingKey): Promise<Sitting> {
  return inTransaction(deps.db, async (db) => {
    const row = await lockSitting(db, key, deps.clock.now());
    assertNotFinished(row);
    if (row.state !== 'running') return showSitting(db, row);
    if (isSealed(row)) {
      await db
        .updateTable('sitting_slots')
        .set({ state: 'missed' })
        .where('sitting_id', '=', key.sittingId)
        .where('state', '=', 'open')
        .execute();
    }
    await db.updateTable('sittings').set({ state: 'paused' }).where('sitting_id', '=', key.sittingId).execute();
    return showSitting(db, { ...row, state: 'paused' });
  });
}
