import { createHash } from 'node:crypto';
import { serialize } from 'hono/utils/cookie';
import { loginMinutes } from '../../domain/lti/names.ts';
import type { PageCall } from '../../http/route.ts';

type CookieCall = Pick<PageCall, 'cookie' | 'isSecure'>;

/** Each login has its own cookie, so that several links can be opened at once. */
function nameOf({ isSecure }: CookieCall, state: string): string {
  const id = createHash('sha256').update(state).digest('hex').slice(0, 16);
  return `${isSecure ? '__Host-' : ''}rehearse_lti_${id}`;
}

function line(call: CookieCall, state: string, value: string, maxAge: number): string {
  // The platform posts its message from its own site, so `Lax` would withhold the cookie. `None` needs TLS, which LTI needs
  // anyway; browsers don't ask for it on this machine.
  return serialize(nameOf(call, state), value, { httpOnly: true, sameSite: 'None', path: '/', secure: true, maxAge });
}

/** The browser's secret of a login, if the browser keeps cookies. */
export const readBrowserCookie = (call: CookieCall, state: string): string | undefined =>
  call.cookie(nameOf(call, state)) || undefined;

/** `Set-Cookie` value with the browser's secret of a login. */
export const browserCookie = (call: CookieCall, state: string, key: string): string =>
  line(call, state, key, loginMinutes * 60);

/** `Set-Cookie` value that deletes it. */
export const clearedBrowserCookie = (call: CookieCall, state: string): string => line(call, state, '', 0);
