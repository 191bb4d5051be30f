import type { Sound } from './sound.ts';

/** A second-order filter; `a0` is 1. */
type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/**
 * The two filters of K-weighting: a high shelf for the head and a high pass. ITU-R BS.1770-5 has coefficients for 48 kHz only;
 * these are the analogue prototypes behind them, transformed to any rate.
 */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelf = { hertz: 1681.974450955533, decibels: 3.999843853973347, q: 0.7071752369554196 };
  const k1 = Math.tan((Math.PI * shelf.hertz) / sampleRate);
  const high = 10 ** (shelf.decibels / 20);
  const band = high ** 0.4996667741545416;
  const d1 = 1 + k1 / shelf.q + k1 * k1;
  const pass = { hertz: 38.13547087602444, q: 0.5003270373238773 };
  const k2 = Math.tan((Math.PI * pass.hertz) / sampleRate);
  const d2 = 1 + k2 / pass.q + k2 * k2;
  return [
    [
      (high + (band * k1) / shelf.q + k1 * k1) / d1,
      (2 * (k1 * k1 - high)) / d1,
      (high - (band * k1) / shelf.q + k1 * k1) / d1,
      (2 * (k1 * k1 - 1)) / d1,
      (1 - k1 / shelf.q + k1 * k1) / d1,
    ],
    [1, -2, 1, (2 * (k2 * k2 - 1)) / d2, (1 - k2 / pass.q + k2 * k2) / d2],
  ];
}

function filtered(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

const blockSeconds = 0.4;
const stepSeconds = 0.1;
/** Quieter blocks are silence. */
const absoluteGate = -70;
/** Blocks that are this much quieter than the mean of the others are pauses. */
const relativeGate = -10;

const toLoudness = (power: number) => -0.691 + 10 * Math.log10(power);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean power of each block; a sound shorter than a block is one block. */
function powersOf(weighted: Float32Array, sampleRate: number): number[] {
  const length = Math.min(weighted.length, Math.round(blockSeconds * sampleRate));
  const step = Math.round(stepSeconds * sampleRate);
  const powers: number[] = [];
  for (let start = 0; start + length <= weighted.length; start += step) {
    let sum = 0;
    for (let index = start; index < start + length; index++) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / length);
  }
  return powers;
}

/** Integrated loudness of a mono sound in LUFS, after ITU-R BS.1770-5; −Infinity for silence. */
export function loudnessOf({ samples, sampleRate }: Sound): number {
  const [shelf, pass] = kWeighting(sampleRate);
  const powers = powersOf(filtered(filtered(samples, shelf), pass), sampleRate);
  const audible = powers.filter((power) => toLoudness(power) > absoluteGate);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLoudness(meanOf(audible)) + relativeGate;
  return toLoudness(meanOf(audible.filter((power) => toLoudness(power) > gate)));
}
