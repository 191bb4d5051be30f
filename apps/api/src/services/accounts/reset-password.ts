import { inTransaction } from '../../db/index.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { passwordChangedMail } from '../../domain/mails.ts';
import { passwordProblem } from '../../domain/password.ts';
import { consumeCode } from '../codes/consume.ts';
import type { Deps } from '../deps.ts';
import { endAllSessions } from '../sessions/end.ts';
import { pendingPassword } from './pending-password.ts';

/**
 * Sets a new password with a mailed code and ends all sessions. The code proves ownership of the mailbox, so a pending
 * sign-up becomes an account, and earlier sign-ups can no longer be completed.
 *
 * @returns the account's user id; null when there is no such account
 * @throws InvalidInput when the password is not acceptable, or the code is wrong
 */
export async function resetPassword(
  deps: Deps,
  { account, code, newPassword }: { account: string; code: string; newPassword: string },
): Promise<number | null> {
  const problem = passwordProblem(newPassword, account);
  if (problem) throw new InvalidInput(problem.code, { ...problem, field: 'newPassword' });
  await consumeCode(deps, { account, code, purpose: 'reset' });
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.clock.now();

  const userId = await inTransaction(deps.db, async (db) => {
    const user =
      (await db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('account', '=', account)
        .returning('user_id')
        .executeTakeFirst()) ??
      ((await pendingPassword({ db }, account)) === null
        ? undefined
        : await db
            .insertInto('users')
            .values({ account, password_hash: passwordHash, verified_at: now, created_at: now, vip_until: null })
            .returning('user_id')
            .executeTakeFirst());
    if (!user) return null;
    await db.deleteFrom('codes').where('account', '=', account).where('purpose', '=', 'verify').execute();
    await endAllSessions({ ...deps, db }, user.user_id);
    return user.user_id;
  });
  if (userId === null) return null;
  deps.sessions.forgetUser(userId);
  void deps.mail.send(passwordChangedMail(account, deps.config.publicUrl));
  return userId;
}
