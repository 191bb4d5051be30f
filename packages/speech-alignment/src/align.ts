import { pause, speech } from './activity.ts';
import { extractFeatures, type Features } from './features.ts';
import { hop, timeOf } from './frames.ts';
import { findPaths, type Paths } from './search.ts';
import type { Sound, Span } from './sound.ts';
import { type Template, toTemplate } from './template.ts';

/** A pause between two words of a recording. */
export interface Pause {
  /** Index of the word before it. */
  readonly after: number;
  /** Seconds from the start of the recording. */
  readonly start: number;
  readonly seconds: number;
}

/**
 * A recording compared with a sample of the same sentence.
 * - `noSpeech`: nothing but silence, an even noise, or sounds too short for a word.
 * - `unmatched`: there is sound, but the sentence was not found in it.
 * - `aligned`: `words` are those that were read, from the first; `brokenOffAfter` is the index of the last one if the end of
 *   the sentence is missing, else null.
 *
 * It doesn't say whether words were read correctly, replaced or left out: another sentence of about the same length is
 * aligned as well.
 */
export type ReadingAlignment =
  | { readonly kind: 'noSpeech' | 'unmatched' }
  | {
      readonly kind: 'aligned';
      readonly words: readonly Span[];
      readonly pauses: readonly Pause[];
      readonly brokenOffAfter: number | null;
    };

export interface AlignmentInput {
  readonly recording: Sound;
  readonly sample: Sound;
  /** When each word of the sample is spoken. */
  readonly words: readonly Span[];
}

/** Silences from this length on are pauses, as in the fluency estimate of `@rehearse/scoring`. Seconds. */
export const pauseSeconds = 0.25;

/** Decibels from quiet to loud that speech has at least. */
const leastRange = 9;
/** The shortest speech, in frames. */
const leastSpeech = 20;
/** Cost of leaving out a frame of the sentence's end. README.md says where the number comes from. */
const missingFrame = 0.1;
/** The fewest words that are called a missing end: the last word alone is often mumbled. */
const fewestMissing = 2;

/** Finds each word of a sentence in a recording, by comparison with a sample whose word times are known. */
export function alignReading({ recording, sample, words }: AlignmentInput): ReadingAlignment {
  const heard = extractFeatures(recording);
  if (heard.range < leastRange || countSpeech(heard) < leastSpeech) return { kind: 'noSpeech' };
  const template = toTemplate(sample, words, heard.floors);
  const paths = findPaths(heard, template);
  const count = wordsRead(paths, template);
  if (count === 0) return { kind: 'unmatched' };
  const found = paths.trace(count).map(({ from, to }) => ({ start: timeOf(from), end: timeOf(to + 1) }));
  return {
    kind: 'aligned',
    words: found,
    pauses: pausesBetween(found, heard),
    brokenOffAfter: count < words.length ? count - 1 : null,
  };
}

const countSpeech = ({ level }: Features) => level.filter((value) => value === speech).length;

/** How many words were read before the reader stopped: the count that costs least. */
function wordsRead({ costs }: Paths, { size, first }: Template): number {
  const all = first.length;
  let [best, least] = [all, costs[all] ?? Number.POSITIVE_INFINITY];
  for (let count = 0; count <= all - fewestMissing; count++) {
    const cost = (costs[count] ?? Number.POSITIVE_INFINITY) + missingFrame * (size - (first[count] ?? size));
    if (cost < least) [best, least] = [count, cost];
  }
  return best;
}

/** The longest silence between each two words, if it is a pause; a word may have taken some frames of it. */
function pausesBetween(words: readonly Span[], { level }: Features): Pause[] {
  return words.slice(1).flatMap((word, after) => {
    const before = words[after] ?? word;
    const from = Math.round((before.start + before.end) / 2 / hop);
    const to = Math.round((word.start + word.end) / 2 / hop);
    const { start, length } = longestSilence(level.subarray(from, to));
    const seconds = length * hop;
    return seconds >= pauseSeconds ? [{ after, start: timeOf(from + start), seconds }] : [];
  });
}

function longestSilence(level: Uint8Array): { start: number; length: number } {
  let longest = { start: 0, length: 0 };
  for (let start = 0, end = 0; start < level.length; start = end) {
    for (end = start + 1; end < level.length && level[end] === level[start]; ) end++;
    if (level[start] === pause && end - start > longest.length) longest = { start, length: end - start };
  }
  return longest;
}
