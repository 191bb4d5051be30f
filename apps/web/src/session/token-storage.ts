import type { AuthToken } from '@rehearse/practice-machines/session';

/** Storage key of the token record. */
export const tokenKey = 'authToken';

const isToken = (value: unknown): value is AuthToken =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  typeof value.accessToken === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number';

/** Parses a stored token record; null if it is missing or invalid. */
export function parseToken(stored: string | null): AuthToken | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isToken(value) ? value : null;
  } catch {
    return null;
  }
}

/** The stored token, or null. If storage is blocked, the session is lost with the page. */
export function readToken(): AuthToken | null {
  try {
    return parseToken(localStorage.getItem(tokenKey));
  } catch {
    return null;
  }
}

/** Stores the token; null removes it. */
export function writeToken(token: AuthToken | null): void {
  try {
    if (token) localStorage.setItem(tokenKey, JSON.stringify(token));
    else localStorage.removeItem(tokenKey);
  } catch {
    // storage is blocked: the session is in memory only
  }
}
