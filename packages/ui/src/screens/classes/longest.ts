/** The most characters of each text of a class. */
export const longest = { className: 80, person: 60, title: 80, instructions: 500 } as const;
