/** The one spelling of an e-mail address under which an account is stored and limited. */
export const normalAccount = (account: string): string => account.toLowerCase();
