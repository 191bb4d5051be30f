import { ingOf, participleOf, pastOf, pluralOf, thirdPersonOf } from '../lexicon/inflect.ts';
import { irregularNouns } from '../lexicon/irregular-nouns.ts';
import { irregularVerbs } from '../lexicon/irregular-verbs.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { R } from '../lexicon/readings.ts';
import { distance, isOneEditApart } from './edit-distance.ts';
import { misspellings } from './misspellings.ts';
import { modernWords } from './modern-words.ts';
import { skeletonOf, skeletonsNear } from './skeletons.ts';

/** Tells wrong spellings from right ones, and finds the words that were meant. */
export interface Speller {
  isRight(word: string): boolean;
  /** What may have been meant, the most likely first; empty if nothing is near enough. */
  suggest(word: string): readonly string[];
}

/** Suggestions come from words up to this band: rarer ones are hardly ever meant. */
const RAREST_BAND = 2;

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

/** What was meant by a form with a regular ending: babys → babies, olds → old, tryed → tried, runned → ran, run, sheeps → sheep. */
function withWrongEnding(word: string, isAdjective: (form: string) => boolean): readonly string[] {
  if (/[^aeiou]ys$/.test(word)) return [`${word.slice(0, -2)}ies`];
  if (/[^aeiou]yed$/.test(word)) return [`${word.slice(0, -3)}ied`];
  if (word.endsWith('ed')) {
    const stem = word.slice(0, -2);
    const base = [stem, `${stem}e`, stem.slice(0, -1)].find((each) => irregularVerbs.has(each));
    if (base) return [...new Set([pastOf(base)[0] ?? '', participleOf(base)[0] ?? ''])];
  }
  if (word.endsWith('s')) {
    const adjective = [word.slice(0, -1), `${word.slice(0, -3)}y`].find((each) => isAdjective(each));
    if (adjective) return [adjective];
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

  const isAdjective = (form: string): boolean =>
    lexicon.bandOf(form) <= RAREST_BAND && (lexicon.analyse(form).readings & R.JJ) !== 0;

  function find(word: string): readonly string[] {
    index ??= buildIndex(lexicon);
    const regular = withWrongEnding(word, isAdjective).filter((form) => lexicon.isWord(form));
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
