import { resetMail } from '../../domain/mails.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';
import type { Deps } from '../deps.ts';
import { isAccount } from './is-account.ts';
import { pendingPassword } from './pending-password.ts';

/**
 * Mails a password reset code if the address has an account or a pending sign-up. The reply is the same otherwise, so it
 * doesn't reveal whether an account exists.
 *
 * @throws LimitReached within 60 seconds of the previous code
 */
export async function sendReset(deps: Deps, account: string): Promise<void> {
  const purpose = 'reset';
  const { code } = await withinDailyLimit(deps, { account, purpose }, () => issueCode(deps, { account, purpose }));
  const isKnown = await isAccount(deps, account);
  const isWaiting = (await pendingPassword(deps, account)) !== null;
  if (isKnown || isWaiting) void deps.mail.send(resetMail(account, code));
}
