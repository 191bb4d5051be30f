/** Mono sound. */
export interface Sound {
  /** Samples between −1 and 1. */
  readonly samples: Float32Array;
  /** In hertz; 16,000 or more. */
  readonly sampleRate: number;
}

/** A stretch of a sound, in seconds from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
