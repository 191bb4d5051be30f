/** Short facts in one line of text, with a dot between them that never begins a line. */
export const withDots = (facts: readonly string[]) => facts.join('\u00a0· ');
