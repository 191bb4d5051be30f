import { InvalidInput } from '../../domain/errors.ts';
import { accountExistsMail, verificationMail } from '../../domain/mails.ts';
import { passwordProblem } from '../../domain/password.ts';
import { issueCode } from '../codes/issue.ts';
import { withinDailyLimit } from '../codes/within-daily-limit.ts';
import type { Deps } from '../deps.ts';
import { isAccount } from './is-account.ts';
import { signUpToken } from './sign-up-token.ts';

/**
 * Mails a verification code for a new account with this password. The account is created only when the code is entered. The
 * reply is the same if the address already has an account; its owner then gets a different mail.
 *
 * @returns a token that proves to {@link verifyAccount} that the same browser signed up
 * @throws InvalidInput when the password is not acceptable
 * @throws LimitReached within 60 seconds of the previous code
 */
export async function register(
  deps: Deps,
  { account, password }: { account: string; password: string },
): Promise<string> {
  const problem = passwordProblem(password, account);
  if (problem) throw new InvalidInput(problem.code, { ...problem, field: 'password' });
  const purpose = 'verify';
  const { code, passwordHash } = await withinDailyLimit(deps, { account, purpose }, async () => {
    const hash = await deps.passwords.hash(password);
    const issued = await issueCode(deps, { account, purpose, passwordHash: hash });
    return { code: issued.code, passwordHash: hash };
  });
  const { publicUrl } = deps.config;
  void deps.mail.send(
    (await isAccount(deps, account)) ? accountExistsMail(account, publicUrl) : verificationMail(account, code),
  );
  return signUpToken(deps, { account, passwordHash });
}
