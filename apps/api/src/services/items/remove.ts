import { inTransaction } from '../../db/index.ts';
import { type ImportDeps, lockBank, withdrawQuestions } from '../packs/index.ts';
import { ItemError } from './item-error.ts';
import { storedItems } from './stored.ts';

/**
 * Removes items by their name: their questions are withdrawn. Learners keep their marks and attempts; when an item of the same
 * type and name is imported again, they belong to it.
 *
 * @returns the ids of the questions
 * @throws ItemError when there is no such item
 */
export async function removeItems({ db, clock }: ImportDeps, name: string): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    await lockBank(tx);
    const removed = (await storedItems(tx)).filter((item) => item.name === name);
    if (removed.length === 0) throw new ItemError(`There is no item "${name}". See "npm run items -- list".`);
    const ids = removed.map(({ questionId }) => questionId);
    await withdrawQuestions({ db: tx, clock }, ids);
    await tx.updateTable('added_items').set({ is_shown: 0 }).where('name', '=', name).execute();
    return ids;
  });
}
