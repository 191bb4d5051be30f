import { peakOf } from './sound.ts';

const taps = 16;
const between = [0.25, 0.5, 0.75];

/**
 * The highest value of the analogue signal, in decibels of full scale: four times oversampled with a windowed sinc, as
 * ITU-R BS.1770-5, annex 2 describes.
 */
export function truePeakOf(samples: Float32Array): number {
  let peak = peakOf(samples);
  for (let at = taps; at < samples.length - taps; at++)
    for (const part of between) {
      let sum = 0;
      for (let tap = 1 - taps; tap <= taps; tap++) {
        const x = Math.PI * (tap - part);
        sum += (samples[at + tap] ?? 0) * (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / (taps + 1)));
      }
      peak = Math.max(peak, Math.abs(sum));
    }
  return 20 * Math.log10(peak);
}
