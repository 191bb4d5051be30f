import type { zTranscript, zTranscriptWord } from '@rehearse/api-client/schemas';
import type { z } from 'zod';

/** What was said in a recording, as in the contract. */
export type Transcript = z.infer<typeof zTranscript>;
export type TranscriptWord = z.infer<typeof zTranscriptWord>;

/** What a transcription service understood. */
export interface Spoken {
  readonly words: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly confidence: number | null;
  }[];
  /** Length of the recording in seconds. */
  readonly seconds: number;
}

const fillers = new Set(['um', 'umm', 'uh', 'uhm', 'er', 'erm', 'eh', 'hmm', 'mm', 'mhm', 'ah']);
const stretchSeconds = 15;
/** Words that are said twice on purpose. */
const emphatic = new Set(['very', 'really', 'so', 'no', 'yes', 'had', 'that', 'bye', 'many', 'long', 'far']);
/** A word that comes again later than this is not a repetition. */
const repeatSeconds = 2;

const plainOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

type Noted = Pick<TranscriptWord, 'note'>;

/** Whether a word only fills a pause, or repeats the one before it. */
function noteOf(words: Spoken['words'], index: number): Noted {
  const word = words[index];
  const previous = words[index - 1];
  if (!word) return {};
  const plain = plainOf(word.text);
  if (fillers.has(plain)) return { note: 'filler' };
  const isRepeat =
    previous !== undefined &&
    plain !== '' &&
    plain === plainOf(previous.text) &&
    !emphatic.has(plain) &&
    word.start - previous.end < repeatSeconds;
  return isRepeat ? { note: 'repetition' } : {};
}

const perMinute = (words: number, seconds: number) => (seconds <= 0 ? 0 : Math.round((words * 60) / seconds));

/** The speed in stretches of equal length, from the first word to the last. */
function paceOf(words: readonly TranscriptWord[]): Transcript['pace'] {
  const from = words[0]?.start ?? 0;
  const to = words.at(-1)?.end ?? 0;
  const count = Math.max(1, Math.round((to - from) / stretchSeconds));
  const length = (to - from) / count;
  if (length <= 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * length;
    const isLast = index === count - 1;
    const said = words.filter((word) => word.start >= start && (isLast || word.start < start + length));
    return { start, end: start + length, wordsPerMinute: perMinute(said.filter(isSaid).length, length) };
  });
}

/** Whether a word says something: fillers and repetitions don't. */
export const isSaid = ({ note }: Noted): boolean => note === undefined;

/** A transcript with fillers, repetitions and pace. */
export function transcriptOf({ words: heard, seconds }: Spoken): Transcript {
  const words = heard.map((word, index) => ({ ...word, ...noteOf(heard, index) }));
  const spoken = (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0);
  return {
    words,
    seconds,
    wordsPerMinute: perMinute(words.filter(isSaid).length, spoken),
    pace: paceOf(words),
    missed: [],
  };
}

/** The words as a text. */
export const textOf = ({ words }: Pick<Transcript, 'words'>): string =>
  words
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ');

/** The mean confidence of the words; null if the service reports none. */
export function confidenceOf(words: readonly TranscriptWord[]): number | null {
  const known = words.flatMap(({ confidence }) => confidence ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Seconds without a word between two words, counted from this length on. */
const longPause = 1;

/** The pauses of at least a second between words. */
export const pausesOf = ({ words }: Pick<Transcript, 'words'>): number[] =>
  words.slice(1).flatMap((word, index) => {
    const pause = word.start - (words[index]?.end ?? word.start);
    return pause >= longPause ? [Math.round(pause * 10) / 10] : [];
  });
