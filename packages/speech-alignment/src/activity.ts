import { bands } from './mel-bands.ts';

/** What a frame is: in a pause, in a silence that is too short for one (such as before a "t"), or in speech. */
export const pause = 0;
export const gap = 1;
export const speech = 2;

/** Where there is speech. */
export interface Activity {
  /** {@link pause}, {@link gap} or {@link speech} for each frame. */
  readonly level: Uint8Array;
  /** Decibels between the quiet and the loud frames; 0 if even the loud ones are close to silence. */
  readonly range: number;
}

/** Decibels of the sum of band energies of a frame below which there is nothing to hear. */
const silence = -40;
/** Speech is at most this many decibels quieter than the loudest speech. */
const dynamics = 36;
/** Lengths in frames: of the shortest silence, the shortest sound and the shortest pause. */
const [shortestGap, shortestSound, shortestPause] = [6, 4, 15];

/** Finds speech by its loudness, relative to the quietest and loudest frames of the recording. */
export function findActivity(energies: Float32Array): Activity {
  const loudness = loudnessOf(energies);
  const sorted = loudness.slice().sort();
  const quantile = (share: number) => sorted[Math.floor(share * sorted.length)] ?? silence;
  const [quiet, peak] = [quantile(0.05), quantile(0.95)];
  const threshold = Math.max(peak - dynamics, quiet + Math.min(9, 0.3 * (peak - quiet)));
  const level = Uint8Array.from(loudness, (decibels) => (decibels > threshold ? speech : pause));
  replaceRuns(level, { from: pause, to: speech, shorterThan: shortestGap });
  replaceRuns(level, { from: speech, to: pause, shorterThan: shortestSound });
  replaceRuns(level, { from: pause, to: gap, shorterThan: shortestPause });
  return { level, range: peak > silence ? peak - quiet : 0 };
}

/** Loudness of each frame and its neighbours in decibels. */
function loudnessOf(energies: Float32Array): Float32Array {
  return Float32Array.from({ length: energies.length / bands }, (_, t) => {
    const near = energies.subarray(Math.max(0, t - 1) * bands, (t + 2) * bands);
    return 10 * Math.log10(near.reduce((sum, energy) => sum + energy, 1e-9) / near.length);
  });
}

/** Changes runs of a level that are too short, except at the ends. */
function replaceRuns(level: Uint8Array, { from, to, shorterThan }: { from: number; to: number; shorterThan: number }) {
  for (let start = 0, end = 0; start < level.length; start = end) {
    for (end = start; end < level.length && level[end] === level[start]; ) end++;
    const isInside = start > 0 && end < level.length;
    if (level[start] === from && end - start < shorterThan && isInside) level.fill(to, start, end);
  }
}
