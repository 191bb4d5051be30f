/** Mono speech as samples between −1 and 1. */
export interface Sound {
  readonly samples: Float32Array;
  /** In hertz. */
  readonly sampleRate: number;
}

/** The largest absolute value of the samples. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

/** Samples below this share of the peak are silence (−40 dB). */
const silentShare = 10 ** (-40 / 20);

/** Where the speech starts, and the index after its end. */
export function spokenPart(samples: Float32Array): { readonly from: number; readonly to: number } {
  const threshold = peakOf(samples) * silentShare;
  const isLoud = (sample: number) => Math.abs(sample) > threshold;
  return { from: Math.max(0, samples.findIndex(isLoud)), to: samples.findLastIndex(isLoud) + 1 };
}

/** Converts 16-bit integers to samples. */
export function fromInt16(values: Int16Array): Float32Array {
  return Float32Array.from(values, (value) => value / 32768);
}
