import { countSyllables } from '../text/syllables.ts';
import { type Envelope, findSpeech, measureEnvelope, type Stretch } from './envelope.ts';
import { countNuclei } from './nuclei.ts';

/**
 * Why a recording isn't scored.
 * - `tooShort`: under half a second of speech. - `silence`: nothing was said loud enough.
 * - `clipping`: the sound is cut off at full level. - `noise`: speech doesn't stand out from the background.
 * - `lengthMismatch`: far fewer or more syllables than the text has.
 */
export type FluencyRefusal = 'tooShort' | 'silence' | 'clipping' | 'noise' | 'lengthMismatch';

/** Times in seconds. Nothing here says how words were pronounced: only how the speech flowed. */
export interface FluencyFeatures {
  durationSeconds: number;
  /** From the first to the last sound of speech. */
  speechSpanSeconds: number;
  /** Time with voice, pauses taken off. */
  phonationSeconds: number;
  /** Silences of 0.25 s and longer between the first and the last sound. */
  pauseCount: number;
  /** Of these, a second and longer. */
  longPauseCount: number;
  longestPauseSeconds: number;
  /** Syllables by loudness peaks, after de Jong & Wempe (2009), without their pitch check. */
  syllables: number;
  /** Words a minute over the span: syllables at 1.5 a word. */
  wordsPerMinute: number;
  /** Words between two pauses. */
  meanRunWords: number;
}

export type FluencyResult =
  | { kind: 'estimate'; features: FluencyFeatures; pace: Pace }
  | { kind: 'refused'; reason: FluencyRefusal; durationSeconds: number };

/** Where the rate lies against rough norms of learners' speech; `fast` is well above the C1 norm. */
export type Pace = 'slow' | 'b1' | 'c1' | 'fast';

/** Heuristic norms, words a minute; see the project's exam facts. */
export const PACE_NORMS = { b1: 95, c1: 140, fast: 200 } as const;

const SYLLABLES_PER_WORD = 1.5;
const MIN_SPEECH_SECONDS = 0.5;
const PAUSE_SECONDS = 0.25;
const LONG_PAUSE_SECONDS = 1;
const CLIPPED_SHARE = 0.01;
const QUIET_PEAK_DB = -50;
const MIN_RANGE_DB = 6;

function refusal(envelope: Envelope, speech: readonly Stretch[]): FluencyRefusal | null {
  if (envelope.durationSeconds < MIN_SPEECH_SECONDS) return 'tooShort';
  if (envelope.peakDb < QUIET_PEAK_DB) return 'silence';
  if (envelope.clippedShare > CLIPPED_SHARE) return 'clipping';
  if (envelope.rangeDb < MIN_RANGE_DB) return 'noise';
  const spoken = speech.reduce((sum, stretch) => sum + stretch.end - stretch.start, 0);
  return spoken < MIN_SPEECH_SECONDS ? 'tooShort' : null;
}

function toPace(wordsPerMinute: number): Pace {
  if (wordsPerMinute < PACE_NORMS.b1) return 'slow';
  if (wordsPerMinute < PACE_NORMS.c1) return 'b1';
  return wordsPerMinute < PACE_NORMS.fast ? 'c1' : 'fast';
}

/**
 * Estimates how fluent a recording is from its sound alone, or says why it can't.
 *
 * @param pcm mono, −1..1
 * @param text what should have been read, if there is one: a length far from it is refused
 */
export function estimateFluency(pcm: Float32Array, sampleRate: number, text?: string): FluencyResult {
  const envelope = measureEnvelope(pcm, sampleRate);
  const speech = findSpeech(envelope);
  const { durationSeconds } = envelope;
  const reason = refusal(envelope, speech);
  if (reason !== null) return { kind: 'refused', reason, durationSeconds };

  const syllables = countNuclei(pcm, sampleRate, envelope, speech);
  if (text !== undefined) {
    const ratio = syllables / Math.max(1, countSyllables(text));
    if (ratio < 0.4 || ratio > 2) return { kind: 'refused', reason: 'lengthMismatch', durationSeconds };
  }
  const gaps = speech.slice(1).map((stretch, index) => stretch.start - (speech[index]?.end ?? stretch.start));
  const pauses = gaps.filter((gap) => gap >= PAUSE_SECONDS);
  const span = (speech.at(-1)?.end ?? 0) - (speech[0]?.start ?? 0);
  const words = syllables / SYLLABLES_PER_WORD;
  const wordsPerMinute = span === 0 ? 0 : (words / span) * 60;
  const features: FluencyFeatures = {
    durationSeconds,
    speechSpanSeconds: span,
    phonationSeconds: speech.reduce((sum, stretch) => sum + stretch.end - stretch.start, 0),
    pauseCount: pauses.length,
    longPauseCount: pauses.filter((pause) => pause >= LONG_PAUSE_SECONDS).length,
    longestPauseSeconds: Math.max(0, ...pauses),
    syllables,
    wordsPerMinute,
    meanRunWords: words / (pauses.length + 1),
  };
  return { kind: 'estimate', features, pace: toPace(wordsPerMinute) };
}
