/** An active session. */
export interface Session {
  userId: number;
  sessionId: string;
  /** When it expires, even if it is in use: milliseconds since 1970. */
  endsAt: number;
}
