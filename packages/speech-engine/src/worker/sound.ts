/** Mono speech as samples between −1 and 1. */
export interface Sound {
  readonly samples: Float32Array;
  /** In hertz. */
  readonly sampleRate: number;
}

/** Highest sample after levelling: −3 dB of full scale. */
export const targetPeak = 10 ** (-3 / 20);

/** A sound with a lower peak counts as silence (−50 dB of full scale). */
const silencePeak = 10 ** (-50 / 20);

/** Sound below this share of the peak is trimmed at both ends (−40 dB). */
const trimShare = 10 ** (-40 / 20);

const leadSeconds = 0.08;
const tailSeconds = 0.15;

/**
 * Trims silence at both ends to a short pause and sets the peak to {@link targetPeak}.
 *
 * @throws Error when the sound is silent
 */
export function levelSpeech({ samples, sampleRate }: Sound): Sound {
  const peak = peakOf(samples);
  if (peak < silencePeak) throw new Error('The synthesizer produced only silence.');
  const threshold = peak * trimShare;
  const first = samples.findIndex((sample) => Math.abs(sample) > threshold);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold);
  const start = Math.max(0, first - Math.round(leadSeconds * sampleRate));
  const end = Math.min(samples.length, last + Math.round(tailSeconds * sampleRate));
  const gain = targetPeak / peak;
  return { samples: samples.subarray(start, end).map((sample) => sample * gain), sampleRate };
}

/** The largest absolute value of the samples. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** Converts 16-bit integers to samples. */
export function fromInt16(values: Int16Array): Float32Array {
  return Float32Array.from(values, (value) => value / 32768);
}
