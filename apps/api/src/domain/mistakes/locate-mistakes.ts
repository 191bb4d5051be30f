import type { CorrectionKind } from '@rehearse/correction';
import { readSentences, sentenceKey } from './sentences.ts';

/** A correction of a text, by a rule or by a service. */
export interface TextCorrection {
  /** Range in the text in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly fixes: readonly string[];
  readonly kind: CorrectionKind;
  /** The rule that found it; null if a service did. */
  readonly code: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** By the service that found it; null if a rule did. */
  readonly explanation: string | null;
}

/** A mistake with its sentence; `start` and `end` are positions in the sentence. */
export interface LocatedMistake extends TextCorrection {
  readonly sentence: string;
  /** From 0, across all texts of the attempt. */
  readonly sentenceNumber: number;
}

/** A text and what was found in it. */
export interface CorrectedText {
  readonly text: string;
  readonly corrections: readonly TextCorrection[];
}

/** What is kept of an attempt. */
export interface LocatedMistakes {
  /** Number of words in new sentences. */
  words: number;
  mistakes: LocatedMistake[];
}

/** At most this many mistakes are kept of an attempt: more are no help to the learner. */
const mostMistakes = 100;
/** Sentences are cut to so many characters on each side of the mistake. */
const sideLength = 160;

/** The sentence around a mistake, cut at words if it is very long. */
function excerpt(sentence: string, start: number, end: number) {
  const head = start > sideLength ? '…' : '';
  const tail = sentence.length - end > sideLength ? '…' : '';
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  const shownBefore = head ? head + before.slice(-sideLength).replace(/^\S*\s/u, '') : before;
  const shownAfter = tail ? after.slice(0, sideLength).replace(/\s\S*$/u, '') + tail : after;
  const mistake = sentence.slice(start, end);
  return {
    sentence: shownBefore + mistake + shownAfter,
    start: shownBefore.length,
    end: shownBefore.length + mistake.length,
  };
}

/**
 * Finds the sentence of each correction. Sentences that an earlier attempt at the question has are left out, with their
 * words: a mistake that is sent twice was made once. So are sentences without a word in Latin letters.
 */
export function locateMistakes(texts: readonly CorrectedText[], earlier: readonly string[]): LocatedMistakes {
  const known = new Set(earlier.flatMap(readSentences).map(({ text }) => sentenceKey(text)));
  const located: LocatedMistakes = { words: 0, mistakes: [] };
  let firstNumber = 0;
  for (const { text, corrections } of texts) {
    const sentences = readSentences(text);
    const isNew = sentences.map((sentence) => !known.has(sentenceKey(sentence.text)));
    located.words += sentences.reduce((sum, { words }, index) => sum + (isNew[index] ? words : 0), 0);
    for (const correction of corrections) {
      const at = sentences.findLastIndex(({ start }) => start <= correction.start);
      const from = sentences[at];
      if (!from || !isNew[at] || from.words === 0) continue;
      const last = sentences.find(({ end }) => end >= correction.end) ?? from;
      const whole = text.slice(from.start, Math.max(from.end, last.end, correction.end));
      const cut = excerpt(whole, correction.start - from.start, correction.end - from.start);
      located.mistakes.push({ ...correction, ...cut, sentenceNumber: firstNumber + at });
    }
    firstNumber += sentences.length;
  }
  return { ...located, mistakes: located.mistakes.slice(0, mostMistakes) };
}
