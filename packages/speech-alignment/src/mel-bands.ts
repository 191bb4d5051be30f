import { createPowerSpectrum } from './fft.ts';
import { frameSeconds, hop } from './frames.ts';
import type { Sound } from './sound.ts';

/** Number of bands. */
export const bands = 26;

/** Edges of all bands in hertz. A recording at 16 kHz has nothing above 8 kHz, and phones transmit nothing below 80 Hz. */
const [lowest, highest] = [80, 6500];
const preEmphasis = 0.97;

/** The mel scale of pitch, up to a factor (O'Shaughnessy 1987): mel = 1127 · ln(1 + hertz / 700). */
const toMel = (hertz: number) => Math.log1p(hertz / 700);
const toHertz = (mel: number) => 700 * Math.expm1(mel);

/** Bin weights of one triangular band. */
interface Band {
  readonly first: number;
  readonly weights: readonly number[];
}

/**
 * The energy in bands of equal width on the mel scale, as ears hear pitch (Davis & Mermelstein 1980).
 *
 * @returns for each frame its {@link bands} energies
 */
export function melEnergies({ samples, sampleRate }: Sound): Float32Array {
  const length = Math.round(frameSeconds * sampleRate);
  const size = 2 ** Math.ceil(Math.log2(length));
  const filters = filterBank(size, sampleRate);
  const window = hamming(length);
  const spectrum = createPowerSpectrum(size);
  const count = Math.max(1, Math.floor((samples.length - length) / (hop * sampleRate)) + 1);
  const energies = new Float32Array(count * bands);
  const frame = new Float64Array(size);
  for (let t = 0; t < count; t++) {
    const start = Math.round(t * hop * sampleRate);
    frame.fill(0);
    for (const [i, weight] of window.entries())
      frame[i] = ((samples[start + i] ?? 0) - preEmphasis * (samples[start + i - 1] ?? 0)) * weight;
    const power = spectrum(frame);
    for (const [band, { first, weights }] of filters.entries())
      energies[t * bands + band] = weights.reduce((sum, weight, k) => sum + weight * (power[first + k] ?? 0), 0);
  }
  return energies;
}

const hamming = (length: number) =>
  Array.from({ length }, (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (length - 1)));

/** Triangles, each from the middle of the band before it to the middle of the band after it. */
function filterBank(size: number, sampleRate: number): Band[] {
  const step = (toMel(highest) - toMel(lowest)) / (bands + 1);
  const edge = (index: number) => (toHertz(toMel(lowest) + index * step) * size) / sampleRate;
  return Array.from({ length: bands }, (_, band) => {
    const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)];
    const first = Math.ceil(low);
    const weights = Array.from({ length: Math.floor(high) - first + 1 }, (_, k) =>
      Math.min((first + k - low) / (middle - low), (high - first - k) / (high - middle)),
    );
    return { first, weights };
  });
}
