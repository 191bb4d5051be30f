import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { getMistake, type MistakeKey } from './select-mistakes.ts';

async function setDismissed(db: Db, key: MistakeKey, at: number | null): Promise<void> {
  await getMistake(db, key);
  await db.updateTable('mistakes').set({ dismissed_at: at }).where('mistake_id', '=', key.mistakeId).execute();
}

/**
 * Removes a correction that the learner says is wrong; it can be restored until {@link removeDismissed} removes it.
 *
 * @throws NotFound when it is not the learner's
 */
export const dismissMistake = ({ db, clock }: { db: Db; clock: Clock }, key: MistakeKey) =>
  setDismissed(db, key, clock.now());

/**
 * Restores a dismissed mistake.
 *
 * @throws NotFound when it is not the learner's or was permanently removed
 */
export const restoreMistake = ({ db }: { db: Db }, key: MistakeKey) => setDismissed(db, key, null);

const keptMs = 24 * 60 * 60_000;

/** Permanently removes mistakes that were dismissed more than a day ago. */
export async function removeDismissed({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db
    .deleteFrom('mistakes')
    .where('dismissed_at', '<', clock.now() - keptMs)
    .execute();
}
