import { verificationMail } from '../../domain/mails.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';
import type { Deps } from '../deps.ts';
import { isAccount } from './is-account.ts';

/**
 * Mails a new verification code if the address has a pending sign-up. The reply is the same otherwise, so it reveals nothing.
 *
 * @throws LimitReached within 60 seconds of the previous code
 */
export async function sendVerification(deps: Deps, account: string): Promise<void> {
  const purpose = 'verify';
  const { code, isSignUp } = await withinDailyLimit(deps, { account, purpose }, () =>
    issueCode(deps, { account, purpose }),
  );
  const isVerified = await isAccount(deps, account);
  if (isSignUp && !isVerified) void deps.mail.send(verificationMail(account, code));
}
