/** A reserved top-level domain: no mail can be sent there. */
const domain = '@school.invalid';

/** The account name of a platform's user, who has no email address with us. */
export const schoolAccount = (id: string): string => `${id}${domain}`;

/** Whether an account has no mailbox because it belongs to a platform's user. */
export const isSchoolAccount = (account: string): boolean => account.endsWith(domain);
