import { inTransaction } from '../../db/index.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { passwordUnsetMail } from '../../domain/mails.ts';
import { consumeCode } from '../codes/consume.ts';
import type { Deps } from '../deps.ts';
import { type NewSession, type SessionGrant, startSession } from '../sessions/start.ts';
import { passwordOfSignUp } from './sign-up-token.ts';

/** A code that was typed, and what the browser keeps of its sign-up. */
export interface Verification extends Pick<NewSession, 'device'> {
  account: string;
  code: string;
  signUp: string | undefined;
}

/**
 * Makes an account by its mailed code and signs in. The code proves the mailbox, not whose password came with it: a
 * stranger may have signed the same e-mail up. So the password is that of this browser's own sign-up, else the one that
 * came with the code; else, when several signed up, there is none until the owner sets one by a mailed code.
 *
 * @throws InvalidInput when the code is not the account's, or no longer
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
