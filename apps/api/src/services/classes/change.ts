import { type Db, inTransaction } from '../../db/index.ts';
import { type ClassKey, lockTaughtClass } from './access.ts';
import { type ClassNames, namesOf } from './create.ts';
import { type TaughtClass, taughtView } from './views.ts';

/**
 * Renames a class or its teacher.
 *
 * @throws NotFound, InvalidInput when a name is empty
 */
export function changeClass(
  { db }: { db: Db },
  { name, teacherName, ...key }: ClassKey & ClassNames,
): Promise<TaughtClass> {
  const names = namesOf({ name, teacherName });
  return inTransaction(db, async (tx) => {
    const row = await lockTaughtClass(tx, key);
    await tx.updateTable('classes').set(names).where('class_id', '=', key.classId).execute();
    return taughtView(tx, { ...row, ...names });
  });
}

/**
 * Deletes a class with its invitation, assignments and results. The sittings of its members stay with them.
 *
 * @throws NotFound
 */
export async function deleteClass({ db }: { db: Db }, key: ClassKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockTaughtClass(tx, key);
    await tx.deleteFrom('classes').where('class_id', '=', key.classId).execute();
  });
}
