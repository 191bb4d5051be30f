import { ingOf, participleOf, pastOf, pluralOf, thirdPersonOf } from '../lexicon/inflect.ts';
import { irregularNouns } from '../lexicon/irregular-nouns.ts';
import { irregularVerbs } from '../lexicon/irregular-verbs.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { R } from '../lexicon/readings.ts';
import { misspellings } from './misspellings.ts';
import { modernWords } from './modern-words.ts';

/** Tells wrong spellings from right ones, and finds the words that were meant. */
export interface Speller {
  isRight(word: string): boolean;
  /** What may have been meant, the most likely first; empty if nothing is near enough. */
  suggest(word: string): readonly string[];
}

/** Suggestions come from words up to this band: rarer ones are hardly ever meant. */
const RAREST_BAND = 3;
const VOWEL = /[aeiouy]/;

/**
 * The consonants of a word, those that sound alike as one: `becouse` and `because` → `bks`.
 * Most mistakes concern vowels, double letters and pairs like c/k/s, so they leave the skeleton as it is.
 */
function skeletonOf(word: string): string {
  return word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^ps/, 's')
    .replace(/ph/g, 'f')
    .replace(/wh/g, 'w')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/dg(?=e)/g, 'j')
    .replace(/[aeiouy']/g, '')
    .replace(/(.)\1+/g, '$1');
}

const CONSONANTS = 'bdfghjklmnprstvw';

/** The skeleton and those one letter away from it. */
function skeletonsNear(skeleton: string): Set<string> {
  const near = new Set([skeleton]);
  for (let at = 0; at <= skeleton.length; at += 1) {
    const before = skeleton.slice(0, at);
    const rest = skeleton.slice(at);
    if (rest) near.add(before + rest.slice(1));
    if (rest.length > 1) near.add(before + rest.charAt(1) + rest.charAt(0) + rest.slice(2));
    for (const letter of CONSONANTS) {
      near.add(before + letter + rest);
      if (rest) near.add(before + letter + rest.slice(1));
    }
  }
  return near;
}

const ALIKE = new Set(
  'ck ks cs sz fv bp dt bv vw gj gk lr mn iy ey'.split(' ').flatMap(([a = '', b = '']) => [a + b, b + a]),
);

function substitutionCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWEL.test(a) && VOWEL.test(b)) return 0.6;
  return ALIKE.has(a + b) ? 0.7 : 1.1;
}

/** What a letter too many or too few costs: little for a doubled letter or a silent e. */
function extraCost(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === word.charAt(at - 1) || letter === word.charAt(at + 1)) return 0.4;
  if (VOWEL.test(letter)) return letter === 'e' ? 0.6 : 0.8;
  return letter === 'h' ? 0.7 : 1;
}

/** How far two spellings are apart: the cheapest way from one to the other. Gives up above `most`. */
function distance(from: string, to: string, most: number): number {
  let twoAgo: number[] = [];
  let last: number[] = [0];
  for (let at = 1; at <= to.length; at += 1) last[at] = (last[at - 1] ?? 0) + extraCost(to, at - 1);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [(last[0] ?? 0) + extraCost(from, row - 1)];
    let least = current[0] ?? 0;
    for (let at = 1; at <= to.length; at += 1) {
      let best = Math.min(
        (last[at] ?? 0) + extraCost(from, row - 1),
        (current[at - 1] ?? 0) + extraCost(to, at - 1),
        (last[at - 1] ?? 0) + substitutionCost(from.charAt(row - 1), to.charAt(at - 1)),
      );
      if (
        row > 1 &&
        at > 1 &&
        from.charAt(row - 1) === to.charAt(at - 2) &&
        from.charAt(row - 2) === to.charAt(at - 1)
      ) {
        best = Math.min(best, (twoAgo[at - 2] ?? 0) + 0.7);
      }
      current[at] = best;
      least = Math.min(least, best);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    twoAgo = last;
    last = current;
  }
  return last[to.length] ?? Number.POSITIVE_INFINITY;
}

/** Whether one letter more, less or other, or two letters exchanged, make one word of the other. */
function isOneEditApart(from: string, to: string): boolean {
  let start = 0;
  while (start < from.length && from.charAt(start) === to.charAt(start)) start += 1;
  const [rest, other] = [from.slice(start), to.slice(start)];
  if (rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1)) return true;
  return rest.charAt(0) === other.charAt(1) && rest.charAt(1) === other.charAt(0) && rest.slice(2) === other.slice(2);
}

/** All forms of the lexicon's common words by their skeletons. */
function buildIndex(lexicon: Lexicon): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const seen = new Set<string>();
  const add = (form: string) => {
    if (seen.has(form) || form.length < 3) return;
    seen.add(form);
    const skeleton = skeletonOf(form);
    const list = index.get(skeleton);
    if (list) list.push(form);
    else index.set(skeleton, [form]);
  };
  for (const word of lexicon.words()) {
    if (lexicon.bandOf(word) > RAREST_BAND || misspellings.has(word)) continue;
    add(word);
    const { readings } = lexicon.analyse(word);
    if (readings & R.NN) add(pluralOf(word));
    if (readings & R.VB)
      for (const form of [thirdPersonOf(word), ingOf(word), ...pastOf(word), ...participleOf(word)]) add(form);
  }
  for (const word of 'because which until their they there these those through whether although another different'.split(
    ' ',
  ))
    add(word);
  for (const word of COMMON_FORMS) add(word);
  return index;
}

/** Common words of grammar, which the lexicon's list lacks. */
const COMMON_FORMS =
  `about above across after against almost already always among anybody anyone anything around before behind below
between beyond could does doing during either enough every everybody everyone everything except from have having
herself himself however inside instead into itself just many maybe might more most much myself neither never
nobody nothing often only other others ourselves outside over perhaps please quite rather really should since some
somebody someone something sometimes soon still such than that the them themselves then therefore this though
today together tomorrow tonight towards under unless usually very what whatever when where while who whole whom
whose why will with within without would yesterday yourself yourselves twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion
were was been being had has his her hers our ours your yours you easily happily luckily healthily heavily angrily
hungrily lazily`.split(/\s+/);

/** How an adverb is made of an adjective: happily, gently, truly, basically. */
function adverbOf(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective) && adjective.length > 4) return `${adjective.slice(0, -1)}ily`;
  if (/[^aeiou]le$/.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/ll$/.test(adjective)) return `${adjective}y`;
  if (/ue$/.test(adjective)) return `${adjective.slice(0, -1)}ly`;
  return `${adjective}ly`;
}

/** What was meant by a form with a regular ending: babys → babies, tryed → tried, runned → ran, run, sheeps → sheep. */
function withWrongEnding(word: string): readonly string[] {
  if (/[^aeiou]ys$/.test(word)) return [`${word.slice(0, -2)}ies`];
  if (/[^aeiou]yed$/.test(word)) return [`${word.slice(0, -3)}ied`];
  if (word.endsWith('ed')) {
    const stem = word.slice(0, -2);
    const base = [stem, `${stem}e`, stem.slice(0, -1)].find((each) => irregularVerbs.has(each));
    if (base) return [...new Set([pastOf(base)[0] ?? '', participleOf(base)[0] ?? ''])];
  }
  if (word.endsWith('s')) {
    const plural = irregularNouns.get(word.replace(/e?s$/, '')) ?? irregularNouns.get(word.slice(0, -1));
    if (plural) return [plural];
  }
  return [];
}

const PREFIX =
  /^(?:un|re|non|pre|over|under|multi|anti|super|semi|mini|micro|mega|inter|out|up|down|mid|sub|co|self|ex|dis|mis|cyber|eco|bio|auto|tele|video)-?/;
const SUFFIX =
  /(?:like|less|ness|ish|wise|able|ward|wards|proof|free|ship|hood|er|ers|ism|ist|ists|ise|ize|ised|ized)$/;

export function createSpeller(lexicon: Lexicon): Speller {
  let index: Map<string, string[]> | undefined;
  const known = new Map<string, readonly string[]>();

  /** Whether the lexicon has the word, and not only because it takes a wrong adverb for one: "happyly". */
  function isListed(word: string): boolean {
    if (modernWords.has(word)) return true;
    if (!lexicon.isWord(word)) return false;
    const { readings, adjective } = lexicon.analyse(word);
    if (readings !== R.RB || !word.endsWith('ly') || adjective || lexicon.bandOf(word) < 9) return true;
    const stem = word.slice(0, -2);
    return [stem, `${stem}e`, `${stem}le`, `${stem.replace(/i$/, '')}y`, `${stem}l`, stem.replace(/al$/, '')].some(
      (each) =>
        lexicon.analyse(each).readings & R.JJ &&
        (adverbOf(each) === word || (each !== stem && word.endsWith('ically'))),
    );
  }

  /** Whether the word is put together of words: treehouse, wormlike, reopen. */
  function isCompound(word: string): boolean {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const first = word.slice(0, at);
      const second = word.slice(at);
      if (lexicon.bandOf(first) <= 2 && lexicon.bandOf(second) <= 2 && first.length > 2 && second.length > 3)
        return true;
    }
    const prefix = PREFIX.exec(word)?.[0];
    if (prefix && word.length - prefix.length > 3 && isListed(word.slice(prefix.length))) return true;
    const suffix = SUFFIX.exec(word)?.[0];
    if (!suffix) return false;
    const stem = word.slice(0, -suffix.length);
    if (stem.length < 4 || /[^aeiou]y$/.test(stem) || (/e$/.test(stem) && /^[aei]/.test(suffix))) return false;
    return isListed(stem) && lexicon.bandOf(stem) <= 4 && !/^(?:er|ers|ise|ize|able)/.test(suffix);
  }

  /** Whether the word is made of a known one, though nobody listed it: punisher. */
  function isDerived(word: string): boolean {
    const stem = /^(.{4,})(?:ers?|ness|less|like)$/.exec(word)?.[1];
    if (stem === undefined || /[^aeiou]y$/.test(stem)) return false;
    return [stem, `${stem}e`].some((each) => lexicon.bandOf(each) <= 4);
  }

  function find(word: string): readonly string[] {
    index ??= buildIndex(lexicon);
    const regular = withWrongEnding(word).filter((form) => lexicon.isWord(form));
    if (regular.length > 0) return regular;
    if (isDerived(word)) return [];
    if (word.length < 4) return [];
    const rarest = word.length === 4 ? 1 : RAREST_BAND;
    const most = word.length === 4 ? 0.8 : word.length <= 6 ? 1.15 : word.length <= 8 ? 1.35 : 1.8;
    const found: { form: string; score: number }[] = [];
    for (const skeleton of skeletonsNear(skeletonOf(word))) {
      for (const form of index.get(skeleton) ?? []) {
        if (Math.abs(form.length - word.length) > 2 || lexicon.bandOf(form) > rarest) continue;
        let score = distance(word, form, most);
        if (score > most) continue;
        if (form.charAt(0) !== word.charAt(0)) score += 0.5;
        score += 0.25 * (Math.min(lexicon.bandOf(form), 4) - 1);
        if (!isOneEditApart(word, form)) continue;
        found.push({ form, score });
      }
    }
    found.sort((a, b) => a.score - b.score);
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score <= best + 0.35 && score <= most + 0.4)
      .slice(0, 3)
      .map(({ form }) => form);
  }

  return {
    isRight: (word) => !misspellings.has(word) && (isListed(word) || isCompound(word)),
    suggest: (word) => {
      const own = misspellings.get(word);
      if (own !== undefined) return [own];
      let fixes = known.get(word);
      if (!fixes) {
        fixes = find(word);
        known.set(word, fixes);
      }
      return fixes;
    },
  };
}
