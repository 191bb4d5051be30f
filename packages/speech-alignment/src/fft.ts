/**
 * The power spectrum of real samples by the radix-2 fast Fourier transform (Cooley & Tukey 1965).
 *
 * @param size a power of two
 * @returns a function that takes `size` samples, which it overwrites, and returns the power of the bins 0 to size / 2
 */
export function createPowerSpectrum(size: number): (samples: Float64Array) => Float64Array {
  const cosines = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / size));
  const swaps = bitReversal(size);
  const imaginary = new Float64Array(size);
  const power = new Float64Array(size / 2 + 1);

  return (real) => {
    imaginary.fill(0);
    for (const [a, b] of swaps) [real[a], real[b]] = [at(real, b), at(real, a)];
    for (let width = 2; width <= size; width *= 2) butterflies(width);
    for (let bin = 0; bin < power.length; bin++) power[bin] = at(real, bin) ** 2 + at(imaginary, bin) ** 2;
    return power;

    function butterflies(width: number) {
      const half = width / 2;
      for (let k = 0; k < half; k++) {
        const [cosine, sine] = [at(cosines, (k * size) / width), at(sines, (k * size) / width)];
        for (let i = k; i < size; i += width) {
          const j = i + half;
          const re = at(real, j) * cosine - at(imaginary, j) * sine;
          const im = at(real, j) * sine + at(imaginary, j) * cosine;
          real[j] = at(real, i) - re;
          imaginary[j] = at(imaginary, i) - im;
          real[i] = at(real, i) + re;
          imaginary[i] = at(imaginary, i) + im;
        }
      }
    }
  };
}

/** A value that is known to exist. */
const at = (values: Float64Array, index: number): number => values[index] as number;

/** The pairs of indices to exchange so that the transform works in place. */
function bitReversal(size: number): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) pairs.push([i, j]);
  }
  return pairs;
}
