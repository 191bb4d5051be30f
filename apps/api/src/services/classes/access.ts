import { type AssignmentRow, type ClassRow, type Db, type MemberRow, sql } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';

/** A class and who asks for it. */
export interface ClassKey {
  readonly userId: number;
  readonly classId: string;
}

/** An assignment and who asks for it. */
export interface AssignmentKey extends ClassKey {
  readonly assignmentId: string;
}

/**
 * A class, for its teacher.
 *
 * @throws NotFound for everyone else
 */
export async function taughtClass(db: Db, { userId, classId }: ClassKey): Promise<ClassRow> {
  const row = await db
    .selectFrom('classes')
    .selectAll()
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound('class.notFound');
  return row;
}

/** The membership of a learner in a class; undefined if there is none. */
export const membershipOf = (db: Db, { userId, classId }: ClassKey): Promise<MemberRow | undefined> =>
  db
    .selectFrom('class_members')
    .selectAll()
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * Locks an account until the end of the transaction. Whoever locks it and a class locks the account first, as the deletion of
 * accounts does.
 */
export async function lockAccount(db: Db, userId: number): Promise<void> {
  await sql`update users set user_id = user_id where user_id = ${userId}`.execute(db);
}

/**
 * Locks a class until the end of the transaction. Whatever adds to it or takes from it locks it first, so that limits hold and
 * nothing is added to what is being deleted.
 */
export const lockClass = (db: Db, classId: string): Promise<ClassRow | undefined> =>
  db
    .updateTable('classes')
    .set((set) => ({ class_id: set.ref('class_id') }))
    .where('class_id', '=', classId)
    .returningAll()
    .executeTakeFirst();

/**
 * The same for its teacher.
 *
 * @throws NotFound for everyone else
 */
export async function lockTaughtClass(db: Db, { userId, classId }: ClassKey): Promise<ClassRow> {
  const row = await lockClass(db, classId);
  if (row?.user_id !== userId) throw new NotFound('class.notFound');
  return row;
}

/**
 * An assignment of a class.
 *
 * @throws NotFound
 */
export async function readAssignment(
  db: Db,
  { classId, assignmentId }: Pick<AssignmentKey, 'classId' | 'assignmentId'>,
): Promise<AssignmentRow> {
  const row = await db
    .selectFrom('class_assignments')
    .selectAll()
    .where('assignment_id', '=', assignmentId)
    .where('class_id', '=', classId)
    .executeTakeFirst();
  if (!row) throw new NotFound('assignment.notFound');
  return row;
}
