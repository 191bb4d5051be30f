import { normalAccount } from '../../domain/account.ts';
import { networkOf } from '../../domain/address.ts';
import { deviceOf } from '../../domain/device.ts';
import { readCookie, writeCookie } from '../../http/cookies.ts';
import { reply } from '../../http/reply.ts';
import { operation } from '../../http/route.ts';
import { logged, logSecurity } from '../../http/security-log.ts';
import { deviceSeconds, rememberDevice } from '../../services/accounts/known-devices.ts';
import { login as logIn } from '../../services/accounts/login.ts';
import { endSession } from '../../services/sessions/end.ts';
import { refreshSession } from '../../services/sessions/refresh.ts';
import { clearedCookies, sessionCookies } from './cookies.ts';

/** Logs in with a password. */
export const login = operation('login', async (call) => {
  const { deps, body, address, request } = call;
  const account = normalAccount(body.account);
  const deviceCookie = readCookie(call, 'rehearse_device')?.value;
  const session = await logged(call, { failed: 'login.failed', account }, async () => {
    await deps.limits.consume('loginPerAddress', networkOf(address));
    const device = deviceOf(request.headers.get('user-agent'));
    return logIn(deps, { account, password: body.password, address, deviceCookie, device });
  });
  logSecurity(call, 'login.succeeded', { account, userId: session.userId });
  const { accessToken, expiresAt } = session;
  const remembered = rememberDevice(deps.keys, deviceCookie, account);
  const cookies = [
    ...sessionCookies(call, session),
    ...writeCookie(call, 'rehearse_device', remembered, deviceSeconds),
  ];
  return reply({ accessToken, expiresAt }, { cookies });
});

/** Issues a new access token for the refresh cookie; 200 with `success: false` without a valid one. */
export const refreshToken = operation('refreshToken', async (call) => {
  const { deps, address } = call;
  await deps.limits.consume('refreshPerAddress', networkOf(address));
  const cookie = readCookie(call, 'rehearse_refresh');
  const refreshed = cookie?.value ? await refreshSession(deps, cookie.value, cookie.isPlain) : null;
  if (!refreshed?.grant) {
    const victim = refreshed?.stolenFrom;
    if (victim) logSecurity(call, 'session.refreshReused', { userId: victim });
    return reply(null, { failure: 'account.notRefreshed', cookies: clearedCookies(call) });
  }
  const { accessToken, expiresAt } = refreshed.grant;
  return reply({ accessToken, expiresAt }, { cookies: sessionCookies(call, refreshed.grant) });
});

/** Ends the session of the refresh cookie. */
export const logout = operation('logout', async (call) => {
  const token = readCookie(call, 'rehearse_refresh')?.value;
  const userId = token ? await endSession(call.deps, token) : null;
  if (userId !== null) logSecurity(call, 'session.loggedOut', { userId });
  return reply(null, { cookies: clearedCookies(call) });
});
