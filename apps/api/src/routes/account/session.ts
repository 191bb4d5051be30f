import { normalAccount } from '../../domain/account.ts';
import { networkOf } from '../../http/address.ts';
import { reply } from '../../http/reply.ts';
import { operation } from '../../http/route.ts';
import { login as logIn } from '../../services/accounts/login.ts';
import { endSession } from '../../services/sessions/end.ts';
import { refreshSession } from '../../services/sessions/refresh.ts';
import { clearedCookies, refreshCookie, sessionCookies } from './cookies.ts';

/** Signs in by password. */
export const login = operation('login', async ({ deps, body, address, isSecure }) => {
  await deps.limits.take('loginPerAddress', networkOf(address));
  const account = normalAccount(body.account);
  const session = await logIn(deps, { account, password: body.password, address });
  const { accessToken, expiresAt } = session;
  return reply({ accessToken, expiresAt }, { cookies: sessionCookies(session, isSecure) });
});

/** A new access token by the refresh cookie; 200 with `success: false` without a valid one. */
export const refreshToken = operation('refreshToken', async ({ deps, address, cookie, isSecure }) => {
  await deps.limits.take('refreshPerAddress', networkOf(address));
  const token = cookie(refreshCookie);
  const session = token ? await refreshSession(deps, token) : null;
  if (!session) {
    return reply(null, { failure: 'account.notRefreshed', cookies: clearedCookies(isSecure) });
  }
  const { accessToken, expiresAt } = session;
  return reply({ accessToken, expiresAt }, { cookies: sessionCookies(session, isSecure) });
});

/** Ends the session of the refresh cookie. */
export const logout = operation('logout', async ({ deps, cookie, isSecure }) => {
  const token = cookie(refreshCookie);
  if (token) await endSession(deps, token);
  return reply(null, { cookies: clearedCookies(isSecure) });
});
