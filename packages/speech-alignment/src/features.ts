import { type Activity, findActivity, pause, speech } from './activity.ts';
import { bands, melEnergies } from './mel-bands.ts';
import type { Sound } from './sound.ts';

/** Number of cepstral coefficients, without the one for loudness. */
const cepstra = 12;
/** Numbers per frame: the coefficients, the change of loudness, and the changes of the coefficients. */
export const dimensions = 2 * cepstra + 1;

/** What is more than 25 dB below the mean of its band is mostly room and microphone. */
const leastFloor = 10 ** -2.5;
/** Loudness changes tell syllables apart better than any other feature. */
const loudnessWeight = 2;

/** A sound as its frames. */
export interface Features extends Activity {
  readonly count: number;
  /** For each frame its {@link dimensions} values, with mean 0 and variance 1 in speech. */
  readonly values: Float32Array;
  /** The noise in each band as a share of the mean energy of speech. */
  readonly floors: Float64Array;
}

export interface FeatureOptions {
  /** Which frames of speech count for the normalization. Default: all. */
  readonly counts?: (frame: number) => boolean;
  /** Noise to add, so that this sound is comparable with one that has it. Default: the least that hides room noise. */
  readonly floors?: Float64Array;
}

/**
 * Mel-frequency cepstral coefficients (Davis & Mermelstein 1980) and their slopes (Furui 1986), normalized so that voices and
 * microphones differ less.
 */
export function extractFeatures(sound: Sound, { counts = () => true, floors }: FeatureOptions = {}): Features {
  const energies = melEnergies(sound);
  const count = energies.length / bands;
  const activity = findActivity(energies);
  const chosen = [...activity.level.keys()].filter((t) => activity.level[t] === speech && counts(t));
  const levels = perBand((band) => mean(chosen, (t) => energies[t * bands + band] ?? 0) + 1e-12);
  const cepstrum = cepstraOf(
    energies,
    perBand((band) => (levels[band] ?? 0) * (floors?.[band] ?? leastFloor) + 1e-9),
  );
  const values = new Float32Array(count * dimensions);
  for (let d = 0; d < dimensions; d++) {
    const value = d < cepstra ? (t: number) => cepstrum(t, d + 1) : slopeOf(cepstrum, d - cepstra);
    const average = mean(chosen, value);
    const variance = mean(chosen, (t) => (value(t) - average) ** 2);
    const scale = (d === cepstra ? loudnessWeight : 1) / Math.sqrt(variance + 1e-9);
    for (let t = 0; t < count; t++) values[t * dimensions + d] = (value(t) - average) * scale;
  }
  const silent = [...activity.level.keys()].filter((t) => activity.level[t] === pause);
  const noise = perBand((band) => mean(silent, (t) => energies[t * bands + band] ?? 0));
  const share = (band: number) => Math.min(1, (noise[band] ?? 0) / (levels[band] ?? 1));
  return { ...activity, count, values, floors: perBand((band) => Math.max(leastFloor, share(band))) };
}

const perBand = (value: (band: number) => number) => Float64Array.from({ length: bands }, (_, band) => value(band));

type Coefficient = (frame: number, index: number) => number;

/** The cosine transform (DCT-II) of the logarithms of the energies; index 0 is loudness. */
function cepstraOf(energies: Float32Array, floor: Float64Array): Coefficient {
  const count = energies.length / bands;
  const size = cepstra + 1;
  const table = new Float64Array(count * size);
  const logs = new Float64Array(bands);
  for (let t = 0; t < count; t++) {
    for (let band = 0; band < bands; band++)
      logs[band] = Math.log((energies[t * bands + band] ?? 0) + (floor[band] ?? 0));
    for (const [c, row] of cosines.entries())
      table[t * size + c] = row.reduce((sum, cosine, band) => sum + cosine * (logs[band] ?? 0), 0);
  }
  return (t, c) => table[Math.min(count - 1, Math.max(0, t)) * size + c] ?? 0;
}

const cosines = Array.from({ length: cepstra + 1 }, (_, c) =>
  Array.from({ length: bands }, (_, band) => Math.cos((Math.PI * c * (band + 0.5)) / bands)),
);

/** Slope of a coefficient over five frames, by least squares up to a factor. */
const slopeOf = (value: Coefficient, c: number) => (t: number) =>
  value(t + 1, c) - value(t - 1, c) + 2 * (value(t + 2, c) - value(t - 2, c));

function mean(frames: readonly number[], value: (frame: number) => number): number {
  let sum = 0;
  for (const t of frames) sum += value(t);
  return sum / Math.max(1, frames.length);
}
