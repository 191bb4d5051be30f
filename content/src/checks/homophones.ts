import type { PhonemeAccent } from '@rehearse/speech-engine';
import type { Bank } from '../bank.ts';
import type { Fault } from '../fault.ts';
import type { Lexicon } from '../lexicon.ts';
import { faultAt } from './check.ts';

/** Gives the IPA of each word. */
export type Phonemes = (words: readonly string[], accent: PhonemeAccent) => Promise<readonly string[]>;

const accents: readonly PhonemeAccent[] = ['rp', 'us'];
/** Rarer words than this band are not known to learners, so sounding like one does no harm. */
const rarestBand = 60;

/** No made-up word sounds like a real one, in British or American English. */
export async function checkHomophones({ items }: Bank, lexicon: Lexicon, phonemes: Phonemes): Promise<Fault[]> {
  const madeUp = items[1].filter(({ value }) => !value.real);
  if (madeUp.length === 0) return [];
  const bySkeleton = groupBySkeleton(lexicon);
  const faults: Fault[] = [];
  for (const item of madeUp) {
    const { word } = item.value;
    const alike = skeletonsOf(word)
      .flatMap((skeleton) => bySkeleton.get(skeleton) ?? [])
      .filter((other) => Math.abs(other.length - word.length) <= 3);
    for (const accent of accents) {
      const [own, ...others] = (await phonemes([word, ...alike], accent)).map(withoutStress);
      const twin = alike[others.indexOf(own ?? '')];
      if (twin) faults.push(faultAt(item, `"${word}" sounds like "${twin}" (${accent}).`, ['word']));
    }
  }
  return faults;
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
 * Words that sound the same have a skeleton in common: consonants only, those merged that can sound alike, silent ones
 * dropped. Two skeletons where `gh` may be silent or an f.
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
