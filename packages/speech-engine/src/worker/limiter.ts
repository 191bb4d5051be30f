import type { Sound } from './sound.ts';

/** The gain changes over this time before and after a peak, which is too fast to be heard as a fade. */
const reachSeconds = 0.005;

/** Lowers peaks to a ceiling without distortion: the gain falls smoothly before each of them, and rises again after it. */
export function limitPeaks({ samples, sampleRate }: Sound, ceiling: number): Float32Array {
  const reach = Math.round(reachSeconds * sampleRate);
  const needed = samples.map((sample) => Math.min(1, ceiling / Math.max(Math.abs(sample), Number.MIN_VALUE)));
  const held = slidingMinimum(needed, reach);
  const gains = slidingMean(held, reach);
  return samples.map((sample, index) => sample * (gains[index] ?? 1));
}

/** The least value within `reach` of each. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const result = new Float32Array(values.length);
  /** Indexes of values that may still be the least, in order of index and of value. */
  const queue: number[] = [];
  let head = 0;
  for (let next = 0, at = 0; at < values.length; at++) {
    for (; next < values.length && next <= at + reach; next++) {
      while (queue.length > head && (values[queue.at(-1) ?? 0] ?? 0) >= (values[next] ?? 0)) queue.pop();
      queue.push(next);
    }
    while ((queue[head] ?? 0) < at - reach) head++;
    result[at] = values[queue[head] ?? at] ?? 1;
  }
  return result;
}

/** The mean of the values within `reach` of each. */
function slidingMean(values: Float32Array, reach: number): Float32Array {
  let sum = 0;
  let [from, to] = [0, 0];
  return values.map((_, at) => {
    for (; to < values.length && to <= at + reach; to++) sum += values[to] ?? 0;
    for (; from < at - reach; from++) sum -= values[from] ?? 0;
    return sum / (to - from);
  });
}
