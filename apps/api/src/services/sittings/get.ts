import type { Db } from '../../db/index.ts';
import { readSitting, type SittingKey, slotsOf } from './rows.ts';
import { type Sitting, sittingView } from './view.ts';

/**
 * A learner's sitting, as it is now.
 *
 * @throws NotFound
 */
export async function getSitting({ db }: { db: Db }, key: SittingKey): Promise<Sitting> {
  return sittingView(await readSitting(db, key), await slotsOf(db, key.sittingId));
}
