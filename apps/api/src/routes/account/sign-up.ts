import { normalAccount } from '../../domain/account.ts';
import { networkOf } from '../../http/address.ts';
import { reply } from '../../http/reply.ts';
import { operation } from '../../http/route.ts';
import { register as registerAccount } from '../../services/accounts/register.ts';
import { sendVerification } from '../../services/accounts/send-verification.ts';
import { verifyAccount as verify } from '../../services/accounts/verify.ts';
import { sessionCookies } from './cookies.ts';

const codeSent = 'If this e-mail can be verified, a code is on its way. Check your inbox.';

/** Makes an unverified account; the reply is the same for an e-mail that has one already. */
export const register = operation('register', async ({ deps, body, address }) => {
  await deps.limits.take('sendPerAddress', networkOf(address));
  await registerAccount(deps, { account: normalAccount(body.account), password: body.password });
  return reply(null, { message: codeSent });
});

/** Mails a new verification code. */
export const sendVerificationCode = operation('sendVerificationCode', async ({ deps, body, address }) => {
  await deps.limits.take('sendPerAddress', networkOf(address));
  await sendVerification(deps, normalAccount(body.account));
  return reply(null, { message: codeSent });
});

/** Verifies by code and signs in. */
export const verifyAccount = operation('verifyAccount', async ({ deps, body, address, isSecure }) => {
  await deps.limits.take('codePerAddress', networkOf(address));
  const session = await verify(deps, { account: normalAccount(body.account), code: body.verifyCode });
  const { accessToken, expiresAt } = session;
  return reply({ accessToken, expiresAt }, { cookies: sessionCookies(session, isSecure) });
});
