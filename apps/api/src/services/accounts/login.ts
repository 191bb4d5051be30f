import { NotAuthenticated } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { type NewSession, type SessionGrant, startSession } from '../sessions/start.ts';
import { knownDevice } from './known-devices.ts';
import { countLogin } from './login-limits.ts';
import { pendingPassword } from './pending-password.ts';

/** What a login tries. */
export interface LoginAttempt extends Pick<NewSession, 'device'> {
  account: string;
  password: string;
  /** The caller's address. */
  address: string;
  /** What the browser keeps of earlier logins. */
  deviceCookie: string | undefined;
}

/**
 * Signs in by password. Attempts are counted before the password is looked at; a right one is uncounted.
 *
 * A wrong password is compared with the one of a sign-up that waits, whether there is an account or not: who signs a
 * stranger's e-mail up and logs in learns only what they know.
 *
 * @throws NotAuthenticated when the account is unknown or unverified, or the password is wrong
 * @throws LimitReached
 */
export async function login(
  deps: Deps,
  { account, password, address, deviceCookie, device }: LoginAttempt,
): Promise<SessionGrant & { userId: number }> {
  const uncount = await countLogin(deps, { account, address, device: knownDevice(deps.keys, deviceCookie, account) });
  const user = await deps.db
    .selectFrom('users')
    .select(['user_id', 'password_hash'])
    .where('account', '=', account)
    .executeTakeFirst();
  if ((await deps.passwords.matches(user?.password_hash, password)) && user) {
    await uncount();
    return { userId: user.user_id, ...(await startSession(deps, { userId: user.user_id, device })) };
  }
  const pending = await pendingPassword(deps, account);
  if (!(await deps.passwords.matches(pending ?? undefined, password))) throw new NotAuthenticated('account.wrongLogin');
  await uncount();
  throw new NotAuthenticated('account.notVerified');
}
