import { normalAccount } from '../../domain/account.ts';
import { networkOf } from '../../domain/address.ts';
import { reply } from '../../http/reply.ts';
import { operation } from '../../http/route.ts';
import { logged, logSecurity } from '../../http/security-log.ts';
import { resetPassword as reset } from '../../services/accounts/reset-password.ts';
import { sendReset } from '../../services/accounts/send-reset.ts';
import { clearedCookies } from './cookies.ts';

/** Replies success for every valid email address, so that it does not reveal who has an account. */
export const checkAccount = operation('checkAccount', async ({ deps, address }) => {
  await deps.limits.consume('codePerAddress', networkOf(address));
  return null;
});

/** Mails a code for a new password. */
export const sendResetCode = operation('sendResetCode', async (call) => {
  const { deps, body, address } = call;
  const account = normalAccount(body.account);
  await logged(call, { succeeded: 'code.sent', failed: 'code.refused', account }, async () => {
    await deps.limits.consume('sendPerAddress', networkOf(address));
    await sendReset(deps, account);
  });
  return reply(null, { message: 'If this email has an account, a code is on its way. Check your inbox.' });
});

/** Sets a new password with the mailed code and logs all devices out. */
export const resetPassword = operation('resetPassword', async (call) => {
  const { deps, body, address } = call;
  const account = normalAccount(body.account);
  const userId = await logged(call, { failed: 'code.failed', account }, async () => {
    await deps.limits.consume('codePerAddress', networkOf(address));
    return reset(deps, { account, code: body.verifyCode, newPassword: body.newPassword });
  });
  logSecurity(call, 'password.reset', { account, userId: userId ?? undefined });
  return reply(null, { message: 'Your password was changed. Log in with the new one.', cookies: clearedCookies(call) });
});
