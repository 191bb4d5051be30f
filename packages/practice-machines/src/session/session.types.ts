import type { AuthToken } from '../shared/token.ts';

/** What a session starts from. */
export interface SessionInput {
  /** The token found in storage, or null. */
  stored: AuthToken | null;
  /** The wall clock at the start, milliseconds since 1970: a stored token whose end lies after it is good. */
  nowMs: number;
}

/**
 * Why nobody is logged in.
 * - `noToken`: none was stored. - `loggedOut`: the person asked for it. - `refreshFailed`: the token was over and
 *   the host has no other ("Unable to refresh token"). - `forbidden`: the host answered 403. - `elsewhere`: another tab logged out.
 */
export type LoggedOutReason = 'noToken' | 'loggedOut' | 'refreshFailed' | 'forbidden' | 'elsewhere';

/** What a session knows. */
export interface SessionContext {
  /** The wall clock at the start. */
  nowMs: number;
  /** Null while nobody is logged in; over while refreshing, and as long as the host can't be reached. */
  token: AuthToken | null;
  /** Null while logged in or not yet known. */
  reason: LoggedOutReason | null;
}

/** What a session is told. */
export type SessionEvent =
  /** A login form got this token: it is stored and used. */
  | { type: 'session.login'; token: AuthToken }
  /** Removes the token at once and tells the host. */
  | { type: 'session.logout' }
  /** Login success on the app's bus: stored and used too. */
  | { type: 'login.succeeded'; token: AuthToken }
  /** Login failure on the app's bus: a 403, or a refresh that the host refused. Removes the token. */
  | { type: 'login.failed'; reason: 'forbidden' | 'refreshFailed' }
  /** The client renewed the token after a 401: it is stored. Ignored when nobody is logged in. */
  | { type: 'token.refreshed'; token: AuthToken }
  /** From `tokenStorage`: the token, or null, that another tab stored. */
  | { type: 'token.changed'; token: AuthToken | null };

/** What `tokenStorage` is told. */
export type TokenStorageEvent =
  /** Keep it, in place of any other. */
  | { type: 'token.store'; token: AuthToken }
  /** Forget what is kept. */
  | { type: 'token.remove' };

/** What a session tells; listen with `actor.on(type, …)`. */
export type SessionEmitted =
  /** Also when somebody logs in anew over a running session. */
  | { type: 'loggedIn'; token: AuthToken }
  /** Nobody is logged in, now or any more. */
  | { type: 'loggedOut'; reason: LoggedOutReason };

/** - `settled`: it is known whether somebody is logged in. - `loggedIn`: somebody is. */
export type SessionTag = 'settled' | 'loggedIn';
