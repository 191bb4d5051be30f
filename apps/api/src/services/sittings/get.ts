import type { Db } from '../../db/index.ts';
import { readSitting, type SittingKey } from './rows.ts';
import { showSitting } from './show.ts';
import type { Sitting } from './view.ts';

/**
 * A learner's sitting, as it is now.
 *
 * @throws NotFound
 */
export async function getSitting({ db }: { db: Db }, key: SittingKey): Promise<Sitting> {
  return showSitting(db, await readSitting(db, key));
}
