import type { Client } from './generated/client/index.ts';
import type { Token } from './generated/index.ts';

/** A client of one host; every generated operation takes it as `{ client }`. */
export type ApiClient = Client;

/** Where the access token lives, and who hears of its fate. */
export interface ApiSession {
  /** The access token that is current now, or null when signed out. */
  getToken(): string | null;
  /** A refresh brought a new token: store it. */
  onRefreshed(token: Token): void;
  /** The session is over: the refresh failed (`Unable to refresh token`) or the host answered 403. */
  onEnded(reason: 'refreshFailed' | 'forbidden'): void;
}

/** What `createApiClient` needs. */
export interface ApiClientOptions {
  /** Origin of the host; empty for the origin that serves the page. */
  baseUrl: string;
  session: ApiSession;
}
