/** Account name of visitors; no email address looks like it. */
export const visitorAccount = 'visitor';
