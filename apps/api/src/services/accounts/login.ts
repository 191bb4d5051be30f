import { NotAuthenticated } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { type NewSession, type SessionGrant, startSession } from '../sessions/start.ts';
import { knownDevice } from './known-devices.ts';
import { chargeLogin } from './login-limits.ts';
import { pendingPassword } from './pending-password.ts';

/** A login attempt. */
export interface LoginAttempt extends Pick<NewSession, 'device'> {
  account: string;
  password: string;
  /** The client's address. */
  address: string;
  /** The known-devices cookie. */
  deviceCookie: string | undefined;
}

/**
 * Logs in with a password. The rate limit is charged before the check and refunded when the password is right.
 *
 * A wrong password is also compared with that of a pending sign-up, whether or not the account exists, so that signing up
 * with a stranger's address and logging in reveals nothing about their account.
 *
 * @throws NotAuthenticated when the account is unknown or unverified, or the password is wrong
 * @throws LimitReached
 */
export async function login(
  deps: Deps,
  { account, password, address, deviceCookie, device }: LoginAttempt,
): Promise<SessionGrant & { userId: number }> {
  const refund = await chargeLogin(deps, { account, address, device: knownDevice(deps.keys, deviceCookie, account) });
  const user = await deps.db
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('account', '=', account)
    .executeTakeFirst();
  if ((await deps.passwords.matches(user?.password_hash, password)) && user) {
    await refund();
    return { userId: user.user_id, ...(await startSession(deps, { userId: user.user_id, device })) };
  }
  const pending = await pendingPassword(deps, account);
  if (!(await deps.passwords.matches(pending ?? undefined, password))) throw new NotAuthenticated('account.wrongLogin');
  await refund();
  throw new NotAuthenticated('account.notVerified');
}
