import { toNumberForm } from '../text/numbers.ts';
import { toCommonSpelling } from '../text/spelling.ts';
import { stemOf } from '../text/stem.ts';
import { toWords } from '../text/words.ts';
import { STOP_WORDS } from './stop-words.ts';

/** A word of the sample; joined by spaces, the texts of all words are the sentence again. */
export interface KeyPointWord {
  /** As written, with the punctuation around it. */
  text: string;
  /** `covered` and `missing` are content words; `plain` is a word without meaning of its own, such as "the". */
  kind: 'covered' | 'missing' | 'plain';
}

/** One sentence of the sample. */
export interface KeyPoint {
  words: KeyPointWord[];
  /** At least half of its content words occur in the text. */
  mentioned: boolean;
}

/** An estimate of how much of a sample answer a text covers. It compares words, not meanings. */
export interface KeyPointsResult {
  points: KeyPoint[];
  mentionedCount: number;
  /** Content words of the sample that the text has, divided by all of them, each counted once; 0..1. */
  share: number;
}

/** The key by which a content word is compared; null for a stop word. */
function keyOf(plain: string): string | null {
  const bare = plain.replace(/'s$/, '').replaceAll("'", '');
  if (bare === '' || STOP_WORDS.has(bare)) return null;
  return toNumberForm([bare]) ?? stemOf(toCommonSpelling(bare));
}

function keysOf(text: string): string[] {
  return toWords(text).flatMap(({ plain }) => keyOf(plain) ?? []);
}

const SENTENCE_END = /(?<=[.!?]["”’)]*)\s+(?=["“‘(]?\p{Lu})/u;

function toPoint(sentence: string, given: ReadonlySet<string>): KeyPoint {
  const words = sentence.split(/\s+/).map((text): KeyPointWord => {
    const keys = keysOf(text);
    if (keys.length === 0) return { text, kind: 'plain' };
    return { text, kind: keys.every((key) => given.has(key)) ? 'covered' : 'missing' };
  });
  const covered = words.filter(({ kind }) => kind === 'covered').length;
  const content = words.filter(({ kind }) => kind !== 'plain').length;
  return { words, mentioned: content > 0 && covered * 2 >= content };
}

/**
 * Estimates which points of a sample answer a text mentions. A point is a sentence of the sample, and it counts as mentioned
 * when at least half of its content words occur in the text, in any order and in common variants (another ending, the other
 * spelling, a number in words). Synonyms are missed, and a word used in another sense still counts, so present it as an
 * estimate.
 */
export function findKeyPoints(sample: string, text: string): KeyPointsResult {
  const given = new Set(keysOf(text));
  const asked = new Set(keysOf(sample));
  const points =
    sample.trim() === ''
      ? []
      : sample
          .trim()
          .split(SENTENCE_END)
          .map((sentence) => toPoint(sentence, given));
  const found = [...asked].filter((key) => given.has(key)).length;
  return {
    points,
    mentionedCount: points.filter(({ mentioned }) => mentioned).length,
    share: asked.size === 0 ? 0 : found / asked.size,
  };
}
