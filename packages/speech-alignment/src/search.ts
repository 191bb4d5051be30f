import { gap, pause, speech } from './activity.ts';
import { dimensions, type Features } from './features.ts';
import type { Template } from './template.ts';

/** All costs are shares of the mean distance of a frame to the template. */
const costs = {
  /** Of a frame between two words, by its level. */
  between: { [pause]: 0.1, [gap]: 0.5, [speech]: 1 } as Readonly<Record<number, number>>,
  /** Of staying on a template frame (slower speech), and of going on by 1, 2 or 3 (faster speech). */
  steps: [0.1, 0, 0.1, 0.3],
  /** Of speech where the template is silent, and the reverse. */
  mismatch: 0.1,
};

/** A word in the recording: its first and its last frame. */
export interface Visit {
  readonly from: number;
  readonly to: number;
}

/** The cheapest ways through a recording. */
export interface Paths {
  /** Cost of the cheapest way that reads the first `count` words and then stops, for `count` from 0 to all. */
  readonly costs: Float32Array;
  /** The words on that way. */
  trace(count: number): Visit[];
}

const never = 1e9;
/** Marks a word's first frame in the steps back. */
const begin = 9;

/**
 * Finds all words of the template in a recording, in order, by dynamic time warping (Sakoe & Chiba 1978): the cheapest way to
 * go through both, where time between two words is free to be as long as the reader likes.
 */
export function findPaths(recording: Features, { first, last, size, values, loud }: Template): Paths {
  const [frames, words] = [recording.count, last.length];
  const gaps = words + 1;
  let [now, next] = [new Float32Array(size).fill(never), new Float32Array(size)];
  /** Cost of being between two words, and where from: 1 if a word ended here. */
  let between = new Float32Array(gaps).fill(never);
  between[0] = 0;
  const stepBack = new Uint8Array(frames * size);
  const ended = new Uint8Array((frames + 1) * gaps);
  const distance = createDistances(recording, values, loud, size);

  for (let t = 0; t < frames; t++) {
    const row = distance(t);
    const price = costs.between[recording.level[t] ?? speech] ?? 1;
    const after = between.map((cost) => cost + price);
    for (let word = 0; word < words; word++) {
      const [from, to] = [first[word] ?? 0, last[word] ?? 0];
      for (let j = from; j <= to; j++) {
        let best = (now[j] ?? never) + (costs.steps[0] ?? 0);
        let step = 0;
        if (j === from && (between[word] ?? never) < best) [best, step] = [between[word] ?? never, begin];
        for (let back = 1; back <= 3 && j - back >= from; back++) {
          const cost = (now[j - back] ?? never) + (costs.steps[back] ?? 0);
          if (cost < best) [best, step] = [cost, back];
        }
        next[j] = best + (row[j] ?? 0);
        stepBack[t * size + j] = step;
      }
      const cost = next[to] ?? never;
      if (cost < (after[word + 1] ?? never)) {
        after[word + 1] = cost;
        ended[(t + 1) * gaps + word + 1] = 1;
      }
    }
    between = after;
    [now, next] = [next, now];
  }

  return {
    costs: between,
    trace(count) {
      const visits: Visit[] = [];
      for (let t = frames, k = count; t > 0 && k > 0; ) {
        if (!ended[t * gaps + k]) {
          t--;
          continue;
        }
        const to = t - 1;
        k--;
        for (let j = last[k] ?? 0, step = 0; step !== begin; j -= step) step = stepBack[--t * size + j] ?? begin;
        visits.unshift({ from: t, to });
      }
      return visits;
    },
  };
}

/**
 * The distances of a frame of the recording to all template frames, as shares of their mean: noise or another voice
 * raises all alike.
 */
function createDistances(recording: Features, values: Float32Array, loud: Uint8Array, size: number) {
  const row = new Float32Array(size);
  return (t: number): Float32Array => {
    const frame = recording.values.subarray(t * dimensions, (t + 1) * dimensions);
    let sum = 0;
    for (let j = 0; j < size; j++) {
      let squares = 0;
      for (let d = 0; d < dimensions; d++)
        squares += ((frame[d] as number) - (values[j * dimensions + d] as number)) ** 2;
      sum += row[j] = Math.sqrt(squares);
    }
    const scale = size / sum;
    const isLoud = Number(recording.level[t] === speech);
    for (let j = 0; j < size; j++) row[j] = (row[j] as number) * scale + (loud[j] === isLoud ? 0 : costs.mismatch);
    return row;
  };
}
