/** Joins short facts in one line with dots that never start a line. */
export const withDots = (facts: readonly string[]) => facts.join('\u00a0· ');
