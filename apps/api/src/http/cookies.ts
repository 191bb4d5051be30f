import { serialize } from 'hono/utils/cookie';

/** Our cookies by their plain names, with the calls that get them. */
const paths = {
  /** The refresh token. */
  rehearse_refresh: '/api/public',
  /** Who reads a list or a recording; opens nothing else. */
  rehearse_session: '/',
  /** Accounts that were logged in to from this device. */
  rehearse_device: '/api/public',
  /** The sign-up that waits for its code. */
  rehearse_sign_up: '/api/public',
} as const;

/** Name of one of our cookies. */
export type CookieName = keyof typeof paths;

/** Of a request: its cookies, and whether its reply leaves by TLS. */
export interface CookieCall {
  cookie(name: string): string | undefined;
  isSecure: boolean;
}

/** A cookie that came; `isPlain` when it lacks the prefix that it has by now, so that anybody may have set it. */
export interface ReadCookie {
  value: string;
  isPlain: boolean;
}

/** By TLS a browser takes a cookie of this prefix only from the very host, for all its paths, and no subdomain can set it. */
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

/** `Set-Cookie` values that set one of our cookies, and take its predecessor without a prefix away. */
export function writeCookie(call: CookieCall, name: CookieName, value: string, maxAge: number): string[] {
  if (!call.isSecure) return [line(name, value, paths[name], { secure: false, maxAge })];
  const written = line(prefix + name, value, '/', { secure: true, maxAge });
  const hasOld = call.cookie(name) !== undefined;
  return hasOld ? [written, line(name, '', paths[name], { secure: true, maxAge: 0 })] : [written];
}

/** `Set-Cookie` values that take one of our cookies away. */
export const clearCookie = (call: CookieCall, name: CookieName): string[] => writeCookie(call, name, '', 0);
