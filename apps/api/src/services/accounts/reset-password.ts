import { inTransaction } from '../../db/index.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { passwordChangedMail } from '../../domain/mails.ts';
import { passwordProblem } from '../../domain/password.ts';
import { consumeCode } from '../codes/consume.ts';
import type { Deps } from '../deps.ts';
import { endAllSessions } from '../sessions/end.ts';
import { pendingPassword } from './pending-password.ts';

/**
 * Sets a new password by a mailed code and ends every session. The code proves the mailbox, so who only signed up has an
 * account then, and no earlier sign-up can be finished any more.
 *
 * @returns whose password it was; null when nobody has such an account
 * @throws InvalidInput when the password can't be taken, or the code is not the account's
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
