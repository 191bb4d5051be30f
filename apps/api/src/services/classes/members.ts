import { type Db, inTransaction } from '../../db/index.ts';
import { trimmed } from '../../domain/classes/names.ts';
import { NotFound } from '../../domain/errors.ts';
import { type ClassKey, lockClass, lockTaughtClass } from './access.ts';

/**
 * Changes the name under which the teacher sees a member.
 *
 * @throws NotFound when the learner isn't in the class, InvalidInput when the name is empty
 */
export async function changeNameInClass(
  { db }: { db: Db },
  { userId, classId, name }: ClassKey & { readonly name: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('class_members')
    .set({ name: trimmed(name, 'name') })
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotFound('class.notFound');
}

/**
 * Leaves a class. The store removes the links to the learner's sittings, so the teacher sees no results any more; the sittings stay.
 *
 * @throws NotFound when the learner isn't in the class
 */
export async function leaveClass({ db }: { db: Db }, { userId, classId }: ClassKey): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockClass(tx, classId);
    const { numDeletedRows } = await tx
      .deleteFrom('class_members')
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFound('class.notFound');
  });
}

/**
 * Removes a member in the same way.
 *
 * @throws NotFound when the class isn't the teacher's, or has no such member
 */
export async function removeMember(
  { db }: { db: Db },
  { memberId, ...key }: ClassKey & { readonly memberId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockTaughtClass(tx, key);
    const { numDeletedRows } = await tx
      .deleteFrom('class_members')
      .where('class_id', '=', key.classId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFound('member.notFound');
  });
}
