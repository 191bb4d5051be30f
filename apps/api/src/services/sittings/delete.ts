import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { returnTest } from './allowance.ts';
import { lockSitting, type SittingKey, slotsOf } from './rows.ts';

/**
 * Deletes a sitting, its report and its link. Answers of finished sittings stay among the attempts; a test that showed no
 * question is given back.
 *
 * @throws NotFound
 */
export function deleteSitting({ db, clock }: { db: Db; clock: Clock }, key: SittingKey): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSitting(tx, key, clock.now());
    const slots = await slotsOf(tx, key.sittingId);
    if (slots.every(({ handed_out_at }) => handed_out_at === null)) await returnTest(tx, key.sittingId);
    await tx.deleteFrom('sittings').where('sitting_id', '=', key.sittingId).execute();
  });
}
