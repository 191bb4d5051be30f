export const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
