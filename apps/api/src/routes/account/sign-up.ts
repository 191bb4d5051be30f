import { normalAccount } from '../../domain/account.ts';
import { networkOf } from '../../domain/address.ts';
import { deviceOf } from '../../domain/device.ts';
import { clearCookie, readCookie, writeCookie } from '../../http/cookies.ts';
import { reply } from '../../http/reply.ts';
import { operation } from '../../http/route.ts';
import { logged, logSecurity } from '../../http/security-log.ts';
import { deviceSeconds, rememberDevice } from '../../services/accounts/known-devices.ts';
import { register as registerAccount } from '../../services/accounts/register.ts';
import { sendVerification } from '../../services/accounts/send-verification.ts';
import { signUpSeconds } from '../../services/accounts/sign-up-token.ts';
import { verifyAccount as verify } from '../../services/accounts/verify.ts';
import { sessionCookies } from './cookies.ts';

const codeSent = 'If this email can be verified, a code is on its way. Check your inbox.';

/** Mails a verification code for a new account; the reply is the same if the address already has one. */
export const register = operation('register', async (call) => {
  const { deps, body, address } = call;
  const account = normalAccount(body.account);
  const signUp = await logged(call, { succeeded: 'code.sent', failed: 'code.refused', account }, async () => {
    await deps.limits.consume('sendPerAddress', networkOf(address));
    return registerAccount(deps, { account, password: body.password });
  });
  return reply(null, { message: codeSent, cookies: writeCookie(call, 'rehearse_sign_up', signUp, signUpSeconds) });
});

/** Mails a new verification code. */
export const sendVerificationCode = operation('sendVerificationCode', async (call) => {
  const { deps, body, address } = call;
  const account = normalAccount(body.account);
  await logged(call, { succeeded: 'code.sent', failed: 'code.refused', account }, async () => {
    await deps.limits.consume('sendPerAddress', networkOf(address));
    await sendVerification(deps, account);
  });
  return reply(null, { message: codeSent });
});

/** Verifies an account with its code and logs in. */
export const verifyAccount = operation('verifyAccount', async (call) => {
  const { deps, body, address, request } = call;
  const account = normalAccount(body.account);
  const signUp = readCookie(call, 'rehearse_sign_up')?.value;
  const session = await logged(call, { failed: 'code.failed', account }, async () => {
    await deps.limits.consume('codePerAddress', networkOf(address));
    const device = deviceOf(request.headers.get('user-agent'));
    return verify(deps, { account, code: body.verifyCode, signUp, device });
  });
  logSecurity(call, 'account.verified', { account, userId: session.userId });
  const { accessToken, expiresAt } = session;
  const device = rememberDevice(deps.keys, readCookie(call, 'rehearse_device')?.value, account);
  const cookies = [
    ...sessionCookies(call, session),
    ...writeCookie(call, 'rehearse_device', device, deviceSeconds),
    ...clearCookie(call, 'rehearse_sign_up'),
  ];
  return reply({ accessToken, expiresAt }, { cookies });
});
