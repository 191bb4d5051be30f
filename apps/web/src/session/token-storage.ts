import type { AuthToken } from '@rehearse/practice-machines/session';

/** The key under which the token record is kept. */
export const tokenKey = 'authToken';

const isToken = (value: unknown): value is AuthToken =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  typeof value.accessToken === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number';

/** The token record out of a stored text; null when there is none or it can't be read. */
export function parseToken(stored: string | null): AuthToken | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isToken(value) ? value : null;
  } catch {
    return null;
  }
}

/** The stored token, or null. Blocked storage counts as empty: the session then lasts as long as the page. */
export function readToken(): AuthToken | null {
  try {
    return parseToken(localStorage.getItem(tokenKey));
  } catch {
    return null;
  }
}

/** Stores the token, or removes it with null. */
export function writeToken(token: AuthToken | null): void {
  try {
    if (token) localStorage.setItem(tokenKey, JSON.stringify(token));
    else localStorage.removeItem(tokenKey);
  } catch {
    // storage is blocked: the session lives in memory
  }
}
