/** Stands for the account of whoever has none; no address looks like it. */
export const visitorAccount = 'visitor';
