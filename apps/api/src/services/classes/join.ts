import { randomUUID } from 'node:crypto';
import { type ClassRow, type Db, inTransaction } from '../../db/index.ts';
import { mostMembers } from '../../domain/classes/limits.ts';
import { trimmed } from '../../domain/classes/names.ts';
import { Conflict, NotFound } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { lockAccount, lockClass, membershipOf } from './access.ts';
import { countMembers } from './count-members.ts';
import { type JoinedClass, joinedView } from './views.ts';

/** A learner with an invitation. */
export interface Joining {
  readonly userId: number;
  readonly token: string;
  /** The name that the teacher sees. */
  readonly name: string;
}

/** The class of an invitation, locked: of two who join at once only one gets the last place. */
async function lockInvitation(db: Db, token: string): Promise<ClassRow> {
  const found = await db.selectFrom('classes').select('class_id').where('token', '=', token).executeTakeFirst();
  const row = found && (await lockClass(db, found.class_id));
  // Meanwhile it may have been renewed.
  if (row?.token !== token) throw new NotFound('invitation.notFound');
  return row;
}

async function assertMayJoin(db: Db, row: ClassRow, userId: number): Promise<void> {
  if (row.user_id === userId) throw new Conflict('class.ownClass');
  if (await membershipOf(db, { classId: row.class_id, userId })) throw new Conflict('class.alreadyMember');
  if (row.is_open === 0) throw new Conflict('invitation.closed');
  if ((await countMembers(db, row.class_id)) >= mostMembers) throw new Conflict('class.full');
}

/**
 * Joins a class by its invitation.
 *
 * @throws InvalidInput when the name is empty, NotFound when the link is unknown or was renewed, Conflict when it is closed, the
 *   class is full, or the account teaches it or is in it, LimitReached
 */
export async function joinClass(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { userId, token, name }: Joining,
): Promise<JoinedClass> {
  const shown = trimmed(name, 'name');
  await limits.consume('joinPerAccount', String(userId));
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const row = await lockInvitation(tx, token);
    await assertMayJoin(tx, row, userId);
    const member = await tx
      .insertInto('class_members')
      .values({
        ...{ member_id: randomUUID(), class_id: row.class_id, user_id: userId },
        ...{ name: shown, joined_at: clock.now() },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return joinedView(tx, row, member);
  });
}
