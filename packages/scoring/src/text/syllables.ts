import { toWords } from './words.ts';

/**
 * Syllables of an English text by its vowel groups (a silent final e taken off, "-le" after a consonant kept). Good to
 * about one in ten words; only for comparing lengths.
 */
export function countSyllables(text: string): number {
  return toWords(text).reduce((sum, { plain }) => {
    const word = plain.replace(/[^a-z]/g, '');
    if (word === '') return sum + (plain === '' ? 0 : plain.length);
    const spoken = word.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
    const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0;
    return sum + Math.max(1, groups);
  }, 0);
}
