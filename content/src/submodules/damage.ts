import { parseDamagedText } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';
import { otherSpellingOf } from './spellings.ts';

/** Maximum number of damaged words per passage. */
const mostDamaged = 25;
/** Rarer words are left whole, because learners can't know them: saudade, tortoiseshell, leached. */
const rarestDamaged = 40;
/** A capitalized word at the start of a sentence may be a name, unless its band is at most this. */
const rarestAtStart = 35;

interface Word {
  readonly text: string;
  readonly start: number;
}

/**
 * The two C-tests of a passage, with missing letters in braces and no word damaged in both. From the second to the last but
 * one sentence, every second word loses its second half, the larger half for odd lengths (Klein-Braley and Raatz, A
 * survey of research on the C-Test, 1984); in longer passages the gaps are further apart, so that they reach the end. Not counted are names, numbers, one-letter words, words with apostrophes or
 * hyphens, unlisted words, and words with two correct answers: those with British and American spellings of equal length,
 * and "this", where "that" would also fit. A passage with braces keeps them in its first test.
 */
export function damagePassage(passage: string, lexicon: Lexicon): readonly [first: string, second: string] {
  const { whole, words } = parseDamagedText(passage);
  const able = damageableWords(whole, lexicon);
  const damaged = (chosen: ReadonlySet<Word>) => writeBraces(whole, able, chosen);
  if (words.length === 0) return [damaged(spread(able, 0)), damaged(spread(able, 0.5))];
  const authored = new Set(words.map(({ start }) => start));
  const rest = able.filter(({ start }) => !authored.has(start));
  return [passage, damaged(spread(rest, 0))];
}

/** Every second word, or up to the maximum at equal distances. A shift of 0.5 chooses words between those of 0. */
function spread(words: readonly Word[], shift: number): ReadonlySet<Word> {
  const count = Math.min(mostDamaged, words.length >> 1);
  const step = words.length / count;
  const chosen = Array.from({ length: count }, (_, index) => words[Math.floor((index + shift) * step)]);
  return new Set(chosen.filter((word) => word !== undefined));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function damageableWords(text: string, lexicon: Lexicon): Word[] {
  const sentences = [...segmenter.segment(text)];
  return sentences.slice(1, -1).flatMap(({ segment, index }) =>
    [...segment.matchAll(/[\p{L}\p{N}'’-]+/gu)].flatMap(({ 0: word, index: place }) => {
      const isFirst = !/\p{L}/u.test(segment.slice(0, place));
      return isDamageable(word, isFirst, lexicon) ? [{ text: word, start: index + place }] : [];
    }),
  );
}

function isDamageable(word: string, isFirst: boolean, lexicon: Lexicon): boolean {
  if (/^this$/i.test(word)) return false;
  if (/^[a-z]{2,}$/.test(word))
    return (lexicon.bandOf.get(word) ?? 99) <= rarestDamaged && otherSpellingOf(word, lexicon) === undefined;
  return isFirst && /^[A-Z][a-z]+$/.test(word) && (lexicon.bandOf.get(word.toLowerCase()) ?? 99) <= rarestAtStart;
}

function writeBraces(text: string, words: readonly Word[], chosen: ReadonlySet<Word>): string {
  let written = '';
  let end = 0;
  for (const each of words) {
    if (!chosen.has(each)) continue;
    const { text: word, start } = each;
    const given = Math.floor(word.length / 2);
    written += `${text.slice(end, start + given)}{${word.slice(given)}}`;
    end = start + word.length;
  }
  return written + text.slice(end);
}
