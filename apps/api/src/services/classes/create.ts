import { randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '../../db/index.ts';
import { mostClasses } from '../../domain/classes/limits.ts';
import { trimmed } from '../../domain/classes/names.ts';
import { Conflict } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { lockAccount } from './access.ts';
import { newToken } from './token.ts';
import { type TaughtClass, taughtView } from './views.ts';

/** How a class and its teacher are called. */
export interface ClassNames {
  readonly name: string;
  readonly teacherName: string;
}

/** The names as they are stored. */
export const namesOf = ({ name, teacherName }: ClassNames) => ({
  name: trimmed(name, 'name'),
  teacher_name: trimmed(teacherName, 'teacherName'),
});

async function assertMayTeach(db: Db, userId: number): Promise<void> {
  const { n } = await db
    .selectFrom('classes')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(n) >= mostClasses) throw new Conflict('class.tooMany', { params: { max: mostClasses } });
}

/**
 * Opens a class with an open invitation.
 *
 * @throws InvalidInput when a name is empty, Conflict when the account teaches too many classes, LimitReached
 */
export async function createClass(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { userId, ...given }: ClassNames & { readonly userId: number },
): Promise<TaughtClass> {
  const names = namesOf(given);
  await limits.consume('classPerAccount', String(userId));
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    await assertMayTeach(tx, userId);
    const row = await tx
      .insertInto('classes')
      .values({
        ...{ class_id: randomUUID(), user_id: userId, ...names },
        ...{ token: newToken(), is_open: 1, invited_at: now, created_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return taughtView(tx, row);
  });
}
