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

/** Converts 16-bit integers to samples. */
export function fromInt16(values: Int16Array): Float32Array {
  return Float32Array.from(values, (value) => value / 32768);
}
