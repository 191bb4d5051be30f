/** What the host returns for a login. */
export interface AuthToken {
  accessToken: string;
  /** Milliseconds since 1970 (UTC). */
  expiresAt: number;
}
