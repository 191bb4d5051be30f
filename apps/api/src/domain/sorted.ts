/** Number of values below `limit` in the sorted `values`. */
export function countBelow(values: Int32Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The number from 0 that is not among the sorted `excluded` and has `index` such numbers before it: the i-th excluded number
 * p has p - i before it.
 */
export function nthOutside(excluded: Int32Array, index: number): number {
  let low = 0;
  let high = excluded.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((excluded[middle] ?? 0) - middle <= index) low = middle + 1;
    else high = middle;
  }
  return index + low;
}
