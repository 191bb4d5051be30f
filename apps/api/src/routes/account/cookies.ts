import { type CookieCall, clearCookie, writeCookie } from '../../http/cookies.ts';
import type { SessionGrant } from '../../services/sessions/start.ts';

/** `Set-Cookie` values that keep a client logged in. */
export function sessionCookies(call: CookieCall, { refreshToken, readerToken, cookieSeconds }: SessionGrant): string[] {
  const refresh = refreshToken === null ? [] : writeCookie(call, 'rehearse_refresh', refreshToken, cookieSeconds);
  return [...refresh, ...writeCookie(call, 'rehearse_session', readerToken, cookieSeconds)];
}

/** `Set-Cookie` values that log a client out. */
export const clearedCookies = (call: CookieCall): string[] => [
  ...clearCookie(call, 'rehearse_refresh'),
  ...clearCookie(call, 'rehearse_session'),
];
