import { resetMail } from '../../domain/mails.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';
import type { Deps } from '../deps.ts';
import { isAccount } from './is-account.ts';
import { pendingPassword } from './pending-password.ts';

/**
 * Mails a code for a new password, to who has an account or signed up for one; nothing goes out to others, and nobody is
 * told.
 *
 * @throws LimitReached within 60 seconds of the last code
 */
export async function sendReset(deps: Deps, account: string): Promise<void> {
  const purpose = 'reset';
  const { code } = await withinDailyLimit(deps, { account, purpose }, () => issueCode(deps, { account, purpose }));
  const isKnown = await isAccount(deps, account);
  const isWaiting = (await pendingPassword(deps, account)) !== null;
  if (isKnown || isWaiting) void deps.mail.send(resetMail(account, code));
}
