import { verificationMail } from '../../domain/mails.ts';
import type { Deps } from '../../http/deps.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';

/**
 * Mails a new verification code to an account that waits for one; nothing goes out to others, and nobody is told.
 *
 * @throws TooMany within 60 seconds of the last code
 */
export async function sendVerification(deps: Deps, account: string): Promise<void> {
  const purpose = 'verify';
  const code = await withinDailyLimit(deps, { account, purpose }, () => issueCode(deps, account, purpose));
  const user = await deps.db
    .selectFrom('users')
    .select('verified_at')
    .where('account', '=', account)
    .executeTakeFirst();
  if (user && user.verified_at === null) void deps.mail.send(verificationMail(account, code));
}
