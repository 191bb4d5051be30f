import { alignWords } from '@rehearse/scoring';
import type { Subscore } from './check-reply.ts';
import { lowestScore, meanOf, rangeOf, type ScoreRange } from './scale.ts';
import { confidenceOf, isSaid, pausesOf, type Transcript, textOf } from './transcript.ts';

/** A text that was read aloud: what was said against what was expected, and scores if they can be told. */
export interface ReadAloudResult {
  readonly transcript: Transcript;
  /** None without confidences. */
  readonly subscores: Subscore[];
  /** Null without confidences: a recognizer corrects what it hears, so the words alone show too little. */
  readonly overall: ScoreRange | null;
}

/** Half the width of a range. */
const margin = 10;
const scale = 150;
/** A share below this is as good as nothing. */
const worstShare = 0.4;
/** Below this confidence, recognizers guess. */
const worstConfidence = 0.4;
const bestConfidence = 0.95;
/** A pace that is easy to listen to, in words a minute. */
const slowest = 60;
const comfortable = 110;
const fastest = 190;
/** Points that a long pause takes. */
const pausePoints = 12;

const partOf = (value: number, worst: number, best: number) =>
  Math.min(1, Math.max(0, (value - worst) / (best - worst)));

const around = (share: number): ScoreRange => {
  const middle = lowestScore + share * scale;
  return rangeOf(middle - margin, middle + margin);
};

const countOf = (text: string) => alignWords(text, '').expectedCount;

/** Marks each spoken word with the word of the text it was, and lists the words that were not said. */
function compare(expected: string, spoken: Transcript): { transcript: Transcript; share: number } {
  const { words: steps, expectedCount } = alignWords(expected, textOf(spoken));
  // the alignment splits words such as "well-known" and leaves out those without letters
  const owners = spoken.words.flatMap(({ text }, index) => Array.from({ length: countOf(text) }, () => index));
  const saidAs = new Map<number, string>();
  const missed: Transcript['missed'] = [];
  let next = 0;
  let cost = 0;
  for (const step of steps) {
    const owner = owners[next] ?? spoken.words.length;
    if (step.kind !== 'extra') cost += step.cost;
    if (step.kind === 'missing') missed.push({ text: step.expected, before: owner });
    else {
      if (step.kind !== 'extra') saidAs.set(owner, step.expected);
      next += countOf(step.given);
    }
  }
  const words = spoken.words.map((word, index) => ({ ...word, expected: saidAs.get(index) ?? null }));
  const share = expectedCount === 0 ? 0 : Math.max(0, 1 - cost / expectedCount);
  return { transcript: { ...spoken, words, missed }, share };
}

const paceShare = (wordsPerMinute: number) =>
  wordsPerMinute > fastest
    ? partOf(2 * fastest - wordsPerMinute, slowest, fastest)
    : partOf(wordsPerMinute, slowest, comfortable);

/** Compares a transcript with the text that was to be read. */
export function readAloudResult(expected: string, spoken: Transcript): ReadAloudResult {
  const { transcript, share } = compare(expected, spoken);
  const said = transcript.words.filter(isSaid);
  const confidence = confidenceOf(said);
  const scored = (criterion: Subscore['criterion'], range: ScoreRange): Subscore => ({
    criterion,
    range,
    lowered: null,
    raise: null,
  });
  if (confidence === null) return { transcript, subscores: [], overall: null };
  const pauses = (pausesOf(transcript).length * pausePoints) / scale;
  const read = partOf(share, worstShare, 1);
  const clear = partOf(confidence, worstConfidence, bestConfidence);
  const subscores = [
    scored('task', around(read)),
    scored('fluency', around(Math.min(read, Math.max(0, paceShare(transcript.wordsPerMinute) - pauses)))),
    scored('pronunciation', around(Math.min(read, clear))),
  ];
  return { transcript, subscores, overall: meanOf(subscores.map(({ range }) => range)) };
}
