import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { type ClassKey, membershipOf } from './access.ts';
import { type JoinedClass, joinedView, type TaughtClass, taughtView } from './views.ts';

/**
 * A class, as its teacher or its member sees it.
 *
 * @throws NotFound for everyone else
 */
export async function getClass({ db }: { db: Db }, key: ClassKey): Promise<TaughtClass | JoinedClass> {
  const row = await db.selectFrom('classes').selectAll().where('class_id', '=', key.classId).executeTakeFirst();
  if (row?.user_id === key.userId) return taughtView(db, row);
  const member = await membershipOf(db, key);
  if (!row || !member) throw new NotFound('class.notFound');
  return joinedView(db, row, member);
}
