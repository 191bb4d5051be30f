import { peakOf } from './sound.ts';

const taps = 16;

/** A windowed sinc for each of three places between two samples. */
const kernels = [0.25, 0.5, 0.75].map((part) =>
  Float64Array.from({ length: 2 * taps }, (_, index) => {
    const x = Math.PI * (index + 1 - taps - part);
    return (Math.sin(x) / x) * (0.5 + 0.5 * Math.cos(x / (taps + 1)));
  }),
);

/**
 * The highest value of the analogue signal, in decibels of full scale: four times oversampled with a windowed sinc, as
 * ITU-R BS.1770-5, annex 2 describes.
 */
export function truePeakOf(samples: Float32Array): number {
  let peak = peakOf(samples);
  for (let at = taps; at < samples.length - taps; at++)
    for (const kernel of kernels) {
      let sum = 0;
      for (let tap = 0; tap < kernel.length; tap++) sum += (samples[at + 1 - taps + tap] ?? 0) * (kernel[tap] ?? 0);
      peak = Math.max(peak, Math.abs(sum));
    }
  return 20 * Math.log10(peak);
}
