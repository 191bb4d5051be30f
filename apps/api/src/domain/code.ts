/** Lifetime of a one-time code. */
export const codeMinutes = 10;

/** Minimum time between two codes for one account and purpose. */
export const codePauseSeconds = 60;

/** Maximum attempts per code; further attempts fail even with the right code. */
export const maxCodeAttempts = 5;

/** What a code is for. */
export type CodePurpose = 'verify' | 'reset';
