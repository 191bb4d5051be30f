import { type Db, inTransaction } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { type AssignmentKey, lockTaughtClass, readAssignment } from './access.ts';
import { type AssignmentTexts, textsOf } from './create-assignment.ts';
import { type TaughtAssignment, taughtAssignmentView } from './views.ts';

/**
 * Changes title, instructions and due date of an assignment. What is late follows the new date.
 *
 * @throws NotFound, InvalidInput when the title is empty
 */
export function changeAssignment(
  { db }: { db: Db },
  { title, instructions, dueAt, ...key }: AssignmentKey & AssignmentTexts,
): Promise<TaughtAssignment> {
  const texts = textsOf({ title, instructions, dueAt });
  return inTransaction(db, async (tx) => {
    await lockTaughtClass(tx, key);
    const row = await readAssignment(tx, key);
    await tx.updateTable('class_assignments').set(texts).where('assignment_id', '=', key.assignmentId).execute();
    return taughtAssignmentView(tx, { ...row, ...texts });
  });
}

/**
 * Deletes an assignment with its results. The sittings of the members stay with them.
 *
 * @throws NotFound
 */
export async function deleteAssignment({ db }: { db: Db }, key: AssignmentKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockTaughtClass(tx, key);
    const { numDeletedRows } = await tx
      .deleteFrom('class_assignments')
      .where('assignment_id', '=', key.assignmentId)
      .where('class_id', '=', key.classId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFound('assignment.notFound');
  });
}
