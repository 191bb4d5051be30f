import { serialize } from 'hono/utils/cookie';
import { readerCookie } from '../../http/authenticate.ts';
import type { SessionGrant } from '../../services/sessions/start.ts';
import { sessionSeconds } from '../../services/sessions/tokens.ts';

/** Carries the refresh token to the account calls only. */
export const refreshCookie = 'rehearse_refresh';

const refreshPath = '/api/public';

const write = (name: string, value: string, path: string, isSecure: boolean, maxAge: number) =>
  serialize(name, value, { httpOnly: true, sameSite: 'Lax', path, secure: isSecure, maxAge });

/** `Set-Cookie` values that keep a client signed in. */
export function sessionCookies({ refreshToken, readerToken }: SessionGrant, isSecure: boolean): string[] {
  const reader = write(readerCookie, readerToken, '/', isSecure, sessionSeconds);
  if (refreshToken === null) return [reader];
  return [write(refreshCookie, refreshToken, refreshPath, isSecure, sessionSeconds), reader];
}

/** `Set-Cookie` values that sign a client out. */
export function clearedCookies(isSecure: boolean): string[] {
  return [write(refreshCookie, '', refreshPath, isSecure, 0), write(readerCookie, '', '/', isSecure, 0)];
}
