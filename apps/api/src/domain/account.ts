/** The logged-in account. */
export interface Account {
  userId: number;
  /** Email address, lower case. */
  account: string;
  /** The session this request belongs to. */
  sessionId: string;
}

/** The canonical form of an email address, as stored and used for rate limits. */
export const normalAccount = (account: string): string => account.toLowerCase();
