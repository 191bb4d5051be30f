/** Life of a one-time code. */
export const codeMinutes = 10;

/** Least time between two codes of one account and purpose. */
export const codePauseSeconds = 60;

/** Guesses that are counted for one code; later ones fail, right or wrong. */
export const mostCodeTries = 5;

/** What a code proves the mailbox for. */
export type CodePurpose = 'verify' | 'reset';
