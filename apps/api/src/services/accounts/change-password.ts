import { inTransaction } from '../../db/index.ts';
import type { Account } from '../../domain/account.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { passwordChangedMail } from '../../domain/mails.ts';
import { passwordProblem } from '../../domain/password.ts';
import type { Deps } from '../deps.ts';
import { endOtherSessions } from '../sessions/end.ts';
import { checkPassword } from './check-password.ts';

/**
 * Changes the password of a logged-in learner who knows the current one, and ends all other sessions.
 *
 * @throws InvalidInput when the current password is wrong or the new one is not acceptable, LimitReached
 */
export async function changePassword(
  deps: Deps,
  { userId, sessionId, account }: Account,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const problem = passwordProblem(newPassword, account);
  if (problem) throw new InvalidInput(problem.code, { ...problem, field: 'newPassword' });
  await checkPassword(deps, { userId, password: currentPassword, field: 'currentPassword' });
  const passwordHash = await deps.passwords.hash(newPassword);

  await inTransaction(deps.db, async (db) => {
    await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute();
    await endOtherSessions({ ...deps, db }, { userId, sessionId });
  });
  deps.sessions.forgetUser(userId);
  void deps.mail.send(passwordChangedMail(account, deps.config.publicUrl, 'every other device'));
}
