/** The signed-in account. */
export interface Account {
  userId: number;
  /** E-mail address, lower case. */
  account: string;
  /** The login this request belongs to. */
  sessionId: string;
}

/** The one spelling of an e-mail address under which an account is stored and limited. */
export const normalAccount = (account: string): string => account.toLowerCase();
