/** Concatenates pieces of sound. */
export function join(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** Loudness of a piece: root mean square and highest sample, both 0..1. */
export function measure(pcm: Float32Array): { rms: number; peak: number } {
  let squares = 0;
  let peak = 0;
  for (const value of pcm) {
    squares += value * value;
    peak = Math.max(peak, Math.abs(value));
  }
  return { rms: pcm.length === 0 ? 0 : Math.sqrt(squares / pcm.length), peak };
}

/** The lowest displayed level, in decibels below full scale. */
const FLOOR_DB = 60;

/** Perceived loudness, 0..1: a root mean square of 1 is 1, and 60 dB less is 0. */
export function toLevel(rms: number): number {
  return rms <= 0 ? 0 : Math.max(0, Math.min(1, 1 + (20 * Math.log10(rms)) / FLOOR_DB));
}

/** How many levels are measured per second. */
export const LEVELS_PER_SECOND = 8;

/** The level of each eighth of a second. */
export function levelsOf(pcm: Float32Array, sampleRate: number): number[] {
  const step = Math.max(1, Math.round(sampleRate / LEVELS_PER_SECOND));
  const count = Math.ceil(pcm.length / step);
  return Array.from({ length: count }, (_, index) =>
    toLevel(measure(pcm.subarray(index * step, (index + 1) * step)).rms),
  );
}

/** Changes the sample rate of mono sound. */
export type Resample = (pcm: Float32Array, fromRate: number, toRate: number) => Promise<Float32Array>;

/** Resamples with the browser's own filter, off the main thread. */
export const resampleOffline: Resample = async (pcm, fromRate, toRate) => {
  if (pcm.length === 0 || fromRate === toRate) return pcm;
  const context = new OfflineAudioContext(1, Math.ceil((pcm.length * toRate) / fromRate), toRate);
  const buffer = context.createBuffer(1, pcm.length, fromRate);
  buffer.getChannelData(0).set(pcm);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
};
