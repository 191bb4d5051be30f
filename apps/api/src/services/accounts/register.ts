import { inTransaction } from '../../db/index.ts';
import { accountExistsMail, verificationMail } from '../../domain/mails.ts';
import { passwordProblem } from '../../domain/password.ts';
import type { Deps } from '../../http/deps.ts';
import { BadRequest } from '../../http/errors.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';

/**
 * Makes an unverified account, or gives one its new password, and mails a code. A verified account stays as it is: its
 * owner is told by mail, so that the reply and its time tell a stranger nothing.
 *
 * @throws BadRequest when the password can't be taken
 * @throws TooMany within 60 seconds of the last code
 */
export async function register(deps: Deps, { account, password }: { account: string; password: string }) {
  const problem = passwordProblem(password);
  if (problem) throw new BadRequest(problem.code, { ...problem, field: 'password' });
  const purpose = 'verify';
  const { code, isWaiting } = await withinDailyLimit(deps, { account, purpose }, async () => {
    const passwordHash = await deps.passwords.hash(password);
    return inTransaction(deps.db, async (db) => ({
      code: await issueCode({ ...deps, db }, account, purpose),
      isWaiting: await keepUnverified({ ...deps, db }, account, passwordHash),
    }));
  });
  void deps.mail.send(isWaiting ? verificationMail(account, code) : accountExistsMail(account, deps.config.publicUrl));
}

/** Stores the account unless it is verified already; says whether it waits for its code now. */
async function keepUnverified({ db, clock }: Pick<Deps, 'db' | 'clock'>, account: string, passwordHash: string) {
  const user = await db
    .insertInto('users')
    .values({ account, password_hash: passwordHash, verified_at: null, created_at: clock.now(), vip_until: null })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({ password_hash: passwordHash }).where('users.verified_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return user !== undefined;
}
