import { toWords } from './words.ts';

/**
 * Counts the syllables of an English text by its vowel groups (without a silent final e, with "-le" after a consonant). Wrong
 * for about one word in ten, so use it only to compare lengths.
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
