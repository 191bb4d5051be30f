/** A session that runs. */
export interface Session {
  userId: number;
  sessionId: string;
  /** When it ends, however much it is used: milliseconds since 1970. */
  endsAt: number;
}
