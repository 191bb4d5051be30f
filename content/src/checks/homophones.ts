import type { PhonemeAccent } from '@rehearse/speech-engine';
import type { Bank } from '../bank.ts';
import type { Fault } from '../fault.ts';
import type { Lexicon } from '../lexicon.ts';
import { faultAt } from './check.ts';

/** Returns the IPA of each word. */
export type Phonemes = (words: readonly string[], accent: PhonemeAccent) => Promise<readonly string[]>;

const accents: readonly PhonemeAccent[] = ['rp', 'us'];
/** Learners don't know words above this band, so sounding like one is harmless. */
const rarestBand = 60;
const mostLettersApart = 3;
const mostSyllablesApart = 1;
const wordsPerRequest = 500;

/** A real word that a made-up one sounds like. */
export interface Homophone {
  readonly word: string;
  readonly twin: string;
  readonly accent: PhonemeAccent;
}

/** Checks that no made-up word sounds like a real one, in British or American English. */
export async function checkHomophones({ items }: Bank, lexicon: Lexicon, phonemes: Phonemes): Promise<Fault[]> {
  const madeUp = items[1].filter(({ value }) => !value.real);
  const found = await findHomophones(
    madeUp.map(({ value }) => value.word),
    lexicon,
    phonemes,
  );
  return madeUp.flatMap((item) =>
    found
      .filter(({ word }) => word === item.value.word)
      .map(({ word, twin, accent }) => faultAt(item, `"${word}" sounds like "${twin}" (${accent}).`, ['word'])),
  );
}

/** Words that sound like a real word in one of the accents. */
export async function findHomophones(
  words: readonly string[],
  lexicon: Lexicon,
  phonemes: Phonemes,
): Promise<Homophone[]> {
  const bySkeleton = groupBySkeleton(lexicon);
  const alike = new Map(words.map((word) => [word, likelyTwins(word, bySkeleton)]));
  const all = [...new Set([...alike].flat(2))];
  const found = await Promise.all(
    accents.map(async (accent) => {
      const sounds = new Map<string, string>();
      for (let start = 0; start < all.length; start += wordsPerRequest) {
        const part = all.slice(start, start + wordsPerRequest);
        const ipa = await phonemes(part, accent);
        for (const [index, word] of part.entries()) sounds.set(word, withoutStress(ipa[index] ?? ''));
      }
      return [...alike].flatMap(([word, twins]): Homophone[] => {
        const twin = twins.find((other) => sounds.get(other) === sounds.get(word));
        return twin === undefined ? [] : [{ word, twin, accent }];
      });
    }),
  );
  return found.flat();
}

function likelyTwins(word: string, bySkeleton: ReadonlyMap<string, readonly string[]>): string[] {
  return skeletonsOf(word)
    .flatMap((skeleton) => bySkeleton.get(skeleton) ?? [])
    .filter(
      (other) =>
        Math.abs(other.length - word.length) <= mostLettersApart &&
        Math.abs(countSyllables(other) - countSyllables(word)) <= mostSyllablesApart &&
        canStartAlike(other, word),
    );
}

/** Estimates the number of syllables: groups of vowels, without a final silent e. */
function countSyllables(word: string): number {
  return word.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 0;
}

/** Words that start with a vowel never sound like words that start with a consonant, except h, w, y and u. */
function canStartAlike(a: string, b: string): boolean {
  const isVowel = (word: string) => /^[aeio]/.test(word);
  return isVowel(a) === isVowel(b) || /^[hwyu]/.test(a) || /^[hwyu]/.test(b);
}

function withoutStress(ipa: string): string {
  return ipa.replace(/[ˈˌ]/g, '');
}

function groupBySkeleton(lexicon: Lexicon): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [word, band] of lexicon.bandOf) {
    if (band > rarestBand || !/^[a-z]+$/.test(word)) continue;
    for (const skeleton of skeletonsOf(word)) {
      const group = groups.get(skeleton);
      if (group) group.push(word);
      else groups.set(skeleton, [word]);
    }
  }
  return groups;
}

/**
 * Words that sound the same share a skeleton: consonants only, with similar-sounding ones merged and silent ones dropped.
 * There are two skeletons when `gh` may be silent or an f.
 */
export function skeletonsOf(word: string): string[] {
  return [...new Set(['', 'f'].map((gh) => skeletonOf(word.replaceAll('gh', gh))))];
}

function skeletonOf(word: string): string {
  return word
    .replace(/^(?:kn|gn|pn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/m[bn]$/, 'm')
    .replaceAll('ph', 'f')
    .replace(/ti(?=[aou])/g, 's')
    .replace(/r(?![aeiouy])/g, '')
    .replace(/[ckqxszgj]/g, 's')
    .replaceAll('d', 't')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
}
