import { InvalidInput, NotAuthenticated } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

/**
 * Verifies a logged-in learner's password. The rate limit is charged before the check and refunded when the password is
 * right.
 *
 * @param field the password's field name in the contract
 * @throws InvalidInput when it is wrong, LimitReached
 */
export async function checkPassword(
  { db, limits, passwords }: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  { userId, password, field }: { userId: number; password: string; field: string },
): Promise<void> {
  await limits.consume('passwordPerAccount', String(userId));
  const user = await db.selectFrom('users').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  if (!user) throw new NotAuthenticated();
  if (!(await passwords.matches(user.password_hash, password))) throw new InvalidInput('password.wrong', { field });
  await limits.refund('passwordPerAccount', String(userId));
}
