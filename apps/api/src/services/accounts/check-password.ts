import { InvalidInput, NotAuthenticated } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

/**
 * Makes sure that whoever is signed in knows the password. Tries are counted before it is looked at; a right one is
 * uncounted.
 *
 * @param field what the contract calls the password
 * @throws InvalidInput when it is wrong, LimitReached
 */
export async function checkPassword(
  { db, limits, passwords }: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  { userId, password, field }: { userId: number; password: string; field: string },
): Promise<void> {
  await limits.take('passwordPerAccount', String(userId));
  const user = await db.selectFrom('users').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  if (!user) throw new NotAuthenticated();
  if (!(await passwords.matches(user.password_hash, password))) throw new InvalidInput('password.wrong', { field });
  await limits.giveBack('passwordPerAccount', String(userId));
}
