import { type Envelope, findSpeech, measureEnvelope, type Stretch } from './envelope.ts';
import { countNuclei } from './nuclei.ts';
import { keepVoiced } from './voicing.ts';

/**
 * Why a recording isn't scored.
 * - `tooShort`: under half a second of speech. - `silence`: nothing is loud enough.
 * - `clipping`: the sound is cut off at full level. - `noise`: no voice is distinguishable from the background.
 */
export type FluencyRefusal = 'tooShort' | 'silence' | 'clipping' | 'noise';

/** Times in seconds. These describe how the speech flowed, not how words were pronounced. */
export interface FluencyFeatures {
  durationSeconds: number;
  /** From the first to the last sound of speech. */
  speechSpanSeconds: number;
  /** Time with voice, without the pauses. */
  phonationSeconds: number;
  /** Silences of 0.25 s and longer between the first and the last sound. */
  pauseCount: number;
  /** Pauses of a second and longer. */
  longPauseCount: number;
  longestPauseSeconds: number;
  /** Syllables counted as loudness peaks, after de Jong & Wempe (2009), without their pitch check. */
  syllables: number;
  /** Words per minute over the span, at 1.5 syllables per word. */
  wordsPerMinute: number;
  /** Mean number of words between two pauses. */
  meanRunWords: number;
}

export type FluencyResult =
  | { kind: 'estimate'; features: FluencyFeatures }
  | { kind: 'refused'; reason: FluencyRefusal; durationSeconds: number };

const SYLLABLES_PER_WORD = 1.5;
const MIN_SPEECH_SECONDS = 0.5;
const PAUSE_SECONDS = 0.25;
const LONG_PAUSE_SECONDS = 1;
const CLIPPED_SHARE = 0.01;
const QUIET_PEAK_DB = -50;
const MIN_RANGE_DB = 6;

function refusal(envelope: Envelope): FluencyRefusal | null {
  if (envelope.durationSeconds < MIN_SPEECH_SECONDS) return 'tooShort';
  if (envelope.peakDb < QUIET_PEAK_DB) return 'silence';
  if (envelope.clippedShare > CLIPPED_SHARE) return 'clipping';
  return envelope.rangeDb < MIN_RANGE_DB ? 'noise' : null;
}

const lengthOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * Estimates how fluent a recording is from its sound alone, or returns the reason why it can't.
 *
 * @param pcm mono, −1..1
 */
export function estimateFluency(pcm: Float32Array, sampleRate: number): FluencyResult {
  const envelope = measureEnvelope(pcm, sampleRate);
  const { durationSeconds } = envelope;
  const refused = (reason: FluencyRefusal) => ({ kind: 'refused' as const, reason, durationSeconds });
  const reason = refusal(envelope);
  if (reason !== null) return refused(reason);
  const sounds = findSpeech(envelope);
  const speech = keepVoiced(pcm, sampleRate, sounds);
  const phonationSeconds = lengthOf(speech);
  if (phonationSeconds < MIN_SPEECH_SECONDS)
    return refused(lengthOf(sounds) < MIN_SPEECH_SECONDS ? 'tooShort' : 'noise');

  const syllables = countNuclei(pcm, sampleRate, envelope, speech);
  const gaps = speech.slice(1).map((stretch, index) => stretch.start - (speech[index]?.end ?? stretch.start));
  const pauses = gaps.filter((gap) => gap >= PAUSE_SECONDS);
  const span = (speech.at(-1)?.end ?? 0) - (speech[0]?.start ?? 0);
  const words = syllables / SYLLABLES_PER_WORD;
  const wordsPerMinute = span === 0 ? 0 : (words / span) * 60;
  const features: FluencyFeatures = {
    durationSeconds,
    speechSpanSeconds: span,
    phonationSeconds,
    pauseCount: pauses.length,
    longPauseCount: pauses.filter((pause) => pause >= LONG_PAUSE_SECONDS).length,
    longestPauseSeconds: Math.max(0, ...pauses),
    syllables,
    wordsPerMinute,
    meanRunWords: words / (pauses.length + 1),
  };
  return { kind: 'estimate', features };
}
