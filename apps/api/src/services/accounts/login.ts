import { networkOf } from '../../http/address.ts';
import type { Deps } from '../../http/deps.ts';
import { Unauthorized } from '../../http/errors.ts';
import { type SessionGrant, startSession } from '../sessions/start.ts';

/** What a login tries. */
export interface LoginAttempt {
  account: string;
  password: string;
  /** The caller's address. */
  address: string;
}

/**
 * Signs in by password. Attempts are counted before the password is looked at; a right one is uncounted.
 *
 * @throws Unauthorized when the account is unknown or unverified, or the password is wrong
 * @throws TooMany
 */
export async function login(deps: Deps, { account, password, address }: LoginAttempt): Promise<SessionGrant> {
  const pair = `${account} ${networkOf(address)}`;
  await deps.limits.take('loginPerAccountAndAddress', pair);
  await deps.limits.take('loginPerAccount', account);

  const user = await deps.db
    .selectFrom('users')
    .select(['user_id', 'password_hash', 'verified_at'])
    .where('account', '=', account)
    .executeTakeFirst();
  const isRight = await deps.passwords.matches(user?.password_hash, password);
  if (!user || !isRight) throw new Unauthorized('account.wrongLogin');

  await deps.limits.giveBack('loginPerAccountAndAddress', pair);
  await deps.limits.giveBack('loginPerAccount', account);
  if (user.verified_at === null) {
    throw new Unauthorized('account.notVerified');
  }
  return startSession(deps, user.user_id);
}
