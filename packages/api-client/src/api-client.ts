import type { Client } from './generated/client/index.ts';
import type { Token } from './generated/index.ts';

/** A client of one host; every generated operation takes it as `{ client }`. */
export type ApiClient = Client;

/** Holds the access token, and is notified about changes of the session. */
export interface ApiSession {
  /** The current access token, or null when logged out. */
  getToken(): string | null;
  /** The token was refreshed: store the new one. */
  onRefreshed(token: Token): void;
  /** The session has ended: the refresh failed (`Unable to refresh token`) or the host replied 403. */
  onEnded(reason: 'refreshFailed' | 'forbidden'): void;
}

/** Options of `createApiClient`. */
export interface ApiClientOptions {
  /** Origin of the host; empty for the origin that serves the page. */
  baseUrl: string;
  session: ApiSession;
}
