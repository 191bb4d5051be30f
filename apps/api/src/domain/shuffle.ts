/** Rounds of the Feistel network; from four on, the orders of adjacent seeds are unrelated. */
const rounds = 4;

/** The finalizer of MurmurHash3: each input bit affects half of the output bits. */
function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A permutation of the numbers 0 to `count - 1` computed without a list: a Feistel network over the smallest square that
 * holds them, with cycle walking. The same seed and count always produce the same order. Numbers from `count` on keep their
 * places, because the bank may have grown since it was counted.
 */
export interface Shuffle {
  /** The number at a position. */
  at(position: number): number;
  /** The position of a number. */
  positionOf(number: number): number;
}

export function shuffleOf(seed: number, count: number): Shuffle {
  const side = Math.max(1, Math.ceil(Math.sqrt(count)));
  const keys = Array.from({ length: rounds }, (_, round) => mixed(mixed(seed + 1) ^ Math.imul(round + 1, 0x9e3779b1)));
  const noise = (half: number, round: number) => mixed(half ^ (keys[round] ?? 0)) % side;
  const forth = (value: number) => {
    let left = Math.floor(value / side);
    let right = value % side;
    for (let round = 0; round < rounds; round += 1) [left, right] = [right, (left + noise(right, round)) % side];
    return left * side + right;
  };
  const back = (value: number) => {
    let left = Math.floor(value / side);
    let right = value % side;
    for (let round = rounds - 1; round >= 0; round -= 1)
      [left, right] = [(right + side - noise(left, round)) % side, left];
    return left * side + right;
  };
  const walked = (step: (value: number) => number, from: number) => {
    // cycle walking from outside the range might never terminate
    if (from >= count) return from;
    let value = step(from);
    while (value >= count) value = step(value);
    return value;
  };
  return { at: (position) => walked(forth, position), positionOf: (number) => walked(back, number) };
}
