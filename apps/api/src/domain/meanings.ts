import type { PerLanguage } from '@rehearse/languages';

/** What a word means, by language; an empty list or none where nothing explains it in that language. */
export type Meanings = PerLanguage<readonly string[]>;

/** The meanings as they are stored. */
export const readMeanings = (stored: string): Meanings => JSON.parse(stored);
