/** Repeatable random numbers. */
export interface Chance {
  /** Evenly distributed, 0..1. */
  uniform(): number;
  /** Normally distributed with mean 0 and standard deviation 1 (Box & Muller 1958). */
  normal(): number;
}

/** Random numbers of a seed (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}
