import { serialize } from 'hono/utils/cookie';

/** Our cookies by name without prefix, with the path each is sent to. */
const paths = {
  /** The refresh token. */
  rehearse_refresh: '/api/public',
  /** Identifies the reader of lists and recordings; grants nothing else. */
  rehearse_session: '/',
  /** Accounts that have logged in on this device. */
  rehearse_device: '/api/public',
  /** The pending sign-up. */
  rehearse_sign_up: '/api/public',
} as const;

/** Name of one of our cookies. */
export type CookieName = keyof typeof paths;

/** The request's cookies, and whether its reply is sent over TLS. */
export interface CookieCall {
  cookie(name: string): string | undefined;
  isSecure: boolean;
}

/** A received cookie. `isPlain`: it lacks today's `__Host-` prefix, so a subdomain could have set it. */
export interface ReadCookie {
  value: string;
  isPlain: boolean;
}

/** Browsers accept this prefix only over TLS, from the host itself and with Path=/, so no subdomain can set such a cookie. */
const prefix = '__Host-';

/** Reads one of our cookies. */
export function readCookie({ cookie, isSecure }: CookieCall, name: CookieName): ReadCookie | null {
  const value = cookie(isSecure ? prefix + name : name);
  if (value !== undefined) return { value, isPlain: false };
  const plain = isSecure ? cookie(name) : undefined;
  return plain === undefined ? null : { value: plain, isPlain: true };
}

const line = (name: string, value: string, path: string, { secure, maxAge }: { secure: boolean; maxAge: number }) =>
  serialize(name, value, { httpOnly: true, sameSite: 'Lax', path, secure, maxAge });

/** `Set-Cookie` values that set one of our cookies and delete its old unprefixed version. */
export function writeCookie(call: CookieCall, name: CookieName, value: string, maxAge: number): string[] {
  if (!call.isSecure) return [line(name, value, paths[name], { secure: false, maxAge })];
  const written = line(prefix + name, value, '/', { secure: true, maxAge });
  const hasOld = call.cookie(name) !== undefined;
  return hasOld ? [written, line(name, '', paths[name], { secure: true, maxAge: 0 })] : [written];
}

/** `Set-Cookie` values that delete one of our cookies. */
export const clearCookie = (call: CookieCall, name: CookieName): string[] => writeCookie(call, name, '', 0);
