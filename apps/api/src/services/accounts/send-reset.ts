import { resetMail } from '../../domain/mails.ts';
import type { Deps } from '../../http/deps.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';

/**
 * Mails a code for a new password; nothing goes out for an unknown account, and nobody is told.
 *
 * @throws TooMany within 60 seconds of the last code
 */
export async function sendReset(deps: Deps, account: string): Promise<void> {
  const purpose = 'reset';
  const code = await withinDailyLimit(deps, { account, purpose }, () => issueCode(deps, account, purpose));
  const user = await deps.db.selectFrom('users').select('user_id').where('account', '=', account).executeTakeFirst();
  if (user) void deps.mail.send(resetMail(account, code));
}
