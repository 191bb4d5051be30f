import { inTransaction } from '../../db/index.ts';
import { passwordChangedMail } from '../../domain/mails.ts';
import { passwordProblem } from '../../domain/password.ts';
import type { Deps } from '../../http/deps.ts';
import { BadRequest } from '../../http/errors.ts';
import { consumeCode } from '../codes/consume.ts';
import { endAllSessions } from '../sessions/end.ts';

/**
 * Sets a new password by a mailed code and ends every session. The code proves the mailbox, so the account is verified.
 *
 * @throws BadRequest when the password can't be taken, or the code is not the account's
 */
export async function resetPassword(
  deps: Deps,
  { account, code, newPassword }: { account: string; code: string; newPassword: string },
): Promise<void> {
  const problem = passwordProblem(newPassword);
  if (problem) throw new BadRequest(problem.code, { ...problem, field: 'newPassword' });
  await consumeCode(deps, { account, code, purpose: 'reset' });
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.clock.now();

  const userId = await inTransaction(deps.db, async (db) => {
    const user = await db
      .updateTable('users')
      .set((eb) => ({ password_hash: passwordHash, verified_at: eb.fn.coalesce('verified_at', eb.val(now)) }))
      .where('account', '=', account)
      .returning('user_id')
      .executeTakeFirst();
    if (user) await endAllSessions({ ...deps, db }, user.user_id);
    return user?.user_id;
  });
  if (userId === undefined) return;
  deps.sessions.forgetUser(userId);
  void deps.mail.send(passwordChangedMail(account, deps.config.publicUrl));
}
