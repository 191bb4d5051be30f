import type { zClassInvitation, zInvitation } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import { mostMembers } from '../../domain/classes/limits.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';
import { type ClassKey, lockTaughtClass } from './access.ts';
import { countMembers } from './count-members.ts';
import { newToken } from './token.ts';
import { invitationView } from './views.ts';

type ClassInvitation = z.infer<typeof zClassInvitation>;

/**
 * Closes the invitation of a class or opens it again; the link stays the same.
 *
 * @throws NotFound
 */
export function setInvitation(
  { db }: { db: Db },
  { isOpen, ...key }: ClassKey & { readonly isOpen: boolean },
): Promise<ClassInvitation> {
  return inTransaction(db, async (tx) => {
    const row = await lockTaughtClass(tx, key);
    const change = { is_open: isOpen ? 1 : 0 };
    await tx.updateTable('classes').set(change).where('class_id', '=', key.classId).execute();
    return invitationView({ ...row, ...change });
  });
}

/**
 * Makes a new invitation, which is open. The old link is never valid again.
 *
 * @throws NotFound
 */
export function renewInvitation({ db, clock }: { db: Db; clock: Clock }, key: ClassKey): Promise<ClassInvitation> {
  const change = { token: newToken(), is_open: 1, invited_at: clock.now() };
  return inTransaction(db, async (tx) => {
    const row = await lockTaughtClass(tx, key);
    await tx.updateTable('classes').set(change).where('class_id', '=', key.classId).execute();
    return invitationView({ ...row, ...change });
  });
}

/**
 * Which class an invitation leads to, for whoever has its link.
 *
 * @throws NotFound when the link is unknown or was renewed
 */
export async function getInvitation({ db }: { db: Db }, token: string): Promise<z.infer<typeof zInvitation>> {
  const row = await db.selectFrom('classes').selectAll().where('token', '=', token).executeTakeFirst();
  if (!row) throw new NotFound('invitation.notFound');
  return {
    ...{ classId: row.class_id, className: row.name, teacherName: row.teacher_name },
    isOpen: row.is_open === 1,
    isFull: (await countMembers(db, row.class_id)) >= mostMembers,
  };
}
