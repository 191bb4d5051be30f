import type { AuthToken } from '../shared/token.ts';

/** Input of a session. */
export interface SessionInput {
  /** The token found in storage, or null. */
  stored: AuthToken | null;
  /** The wall clock at the start, in milliseconds since 1970, to check whether a stored token has expired. */
  nowMs: number;
}

/**
 * Why no user is logged in.
 * - `noToken`: none was stored. - `loggedOut`: the user logged out. - `refreshFailed`: the token had expired and the host
 * did not renew it ("Unable to refresh token"). - `forbidden`: the host replied 403. - `elsewhere`: another tab logged out.
 */
export type LoggedOutReason = 'noToken' | 'loggedOut' | 'refreshFailed' | 'forbidden' | 'elsewhere';

/** Context of a session. */
export interface SessionContext {
  /** The wall clock at the start. */
  nowMs: number;
  /** Null while logged out; expired while refreshing, and as long as the host can't be reached. */
  token: AuthToken | null;
  /** Null while logged in or not yet known. */
  reason: LoggedOutReason | null;
}

/** Events of a session. */
export type SessionEvent =
  /** A login form received this token: stores and uses it. */
  | { type: 'session.login'; token: AuthToken }
  /** Removes the token at once and notifies the host. */
  | { type: 'session.logout' }
  /** Login success on the app's bus: stores and uses the token. */
  | { type: 'login.succeeded'; token: AuthToken }
  /** Login failure on the app's bus: a 403, or a refused refresh. Removes the token. */
  | { type: 'login.failed'; reason: 'forbidden' | 'refreshFailed' }
  /** The client renewed the token after a 401: stores it. Ignored when logged out. */
  | { type: 'token.refreshed'; token: AuthToken }
  /** From `tokenStorage`: the token that another tab stored, or null. */
  | { type: 'token.changed'; token: AuthToken | null };

/** Events sent to `tokenStorage`. */
export type TokenStorageEvent =
  /** Store the token, replacing any other. */
  | { type: 'token.store'; token: AuthToken }
  /** Remove the stored token. */
  | { type: 'token.remove' };

/** Events that a session emits; subscribe with `actor.on(type, …)`. */
export type SessionEmitted =
  /** Also when another login replaces a running session. */
  | { type: 'loggedIn'; token: AuthToken }
  /** No user is logged in. */
  | { type: 'loggedOut'; reason: LoggedOutReason };

/** - `settled`: it is known whether a user is logged in. - `loggedIn`: one is. */
export type SessionTag = 'settled' | 'loggedIn';
