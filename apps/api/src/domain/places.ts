/** Rows of a page in the order of the list, both counted from 0 and part of the page. */
export interface Positions {
  readonly first: number;
  readonly last: number;
}

/** Questions between two places of the submodule's order, both counted from 1 and part of the range. */
export interface Places {
  readonly lowest: number;
  readonly highest: number;
}

/** The order that positions count in. */
export interface ListOrder {
  /** Places that the list leaves out, in any order. */
  readonly marked: readonly number[];
  /** Number of questions, left out or not. */
  readonly questions: number;
  /** True: place 1 is the first. False: the highest place is. */
  readonly isAsc: boolean;
}

/**
 * The places between which exactly the questions of the positions lie, besides those left out.
 *
 * Counted in the order of the list, the i-th place left out, at `p`, has `p - i` listed questions before it; so it
 * precedes a position when `p - i` is no more than the position.
 */
export function placesOf({ first, last }: Positions, { marked, questions, isAsc }: ListOrder): Places {
  const ascending = isAscending(marked) ? marked : marked.toSorted((a, b) => a - b);
  const count = ascending.length;
  const skippedAt = (index: number) =>
    isAsc ? (ascending[index] ?? 0) : questions + 1 - (ascending[count - 1 - index] ?? 0);
  const before = (position: number) => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (skippedAt(middle) - (middle + 1) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = first + before(first) + 1;
  const to = last + before(last) + 1;
  return isAsc ? { lowest: from, highest: to } : { lowest: questions + 1 - to, highest: questions + 1 - from };
}

/** Places read from an index usually are; sorting a thousand costs more than all the rest. */
function isAscending(places: readonly number[]): boolean {
  for (let index = 1; index < places.length; index += 1)
    if ((places[index] ?? 0) < (places[index - 1] ?? 0)) return false;
  return true;
}
