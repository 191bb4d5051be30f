import { verificationMail } from '../../domain/mails.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';
import type { Deps } from '../deps.ts';
import { isAccount } from './is-account.ts';

/**
 * Mails a new verification code to who signed up and waits for one; nothing goes out to others, and nobody is told.
 *
 * @throws LimitReached within 60 seconds of the last code
 */
export async function sendVerification(deps: Deps, account: string): Promise<void> {
  const purpose = 'verify';
  const { code, isSignUp } = await withinDailyLimit(deps, { account, purpose }, () =>
    issueCode(deps, { account, purpose }),
  );
  const isVerified = await isAccount(deps, account);
  if (isSignUp && !isVerified) void deps.mail.send(verificationMail(account, code));
}
