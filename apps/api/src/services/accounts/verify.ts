import { inTransaction } from '../../db/index.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { passwordUnsetMail } from '../../domain/mails.ts';
import { consumeCode } from '../codes/consume.ts';
import type { Deps } from '../deps.ts';
import { type NewSession, type SessionGrant, startSession } from '../sessions/start.ts';
import { passwordOfSignUp } from './sign-up-token.ts';

/** An entered code, and the browser's sign-up token. */
export interface Verification extends Pick<NewSession, 'device'> {
  account: string;
  code: string;
  signUp: string | undefined;
}

/**
 * Creates an account with its mailed code and logs in. The code proves ownership of the mailbox, but not whose password was
 * stored with it: a stranger may have signed up with the same address. So the password is the one of this browser's own
 * sign-up, else the one stored with the code. If there were several sign-ups, the account has no password until its owner
 * sets one with a mailed code.
 *
 * @throws InvalidInput when the code is wrong or has expired
 */
export async function verifyAccount(
  deps: Deps,
  { account, code, signUp, device }: Verification,
): Promise<SessionGrant & { userId: number }> {
  const used = await consumeCode(deps, { account, code, purpose: 'verify' });
  const own = await passwordOfSignUp(deps, signUp, account);
  const passwordHash = own ?? (used.isContested ? '' : (used.passwordHash ?? ''));
  const session = await inTransaction(deps.db, async (db) => {
    const now = deps.clock.now();
    const user = await db
      .insertInto('users')
      .values({ account, password_hash: passwordHash, verified_at: now, created_at: now, vip_until: null })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!user) throw new InvalidInput('account.alreadyVerified', { field: 'account' });
    const userId = user.user_id;
    return { userId, ...(await startSession({ ...deps, db }, { userId, device })) };
  });
  if (passwordHash === '') void deps.mail.send(passwordUnsetMail(account, deps.config.publicUrl));
  return session;
}
