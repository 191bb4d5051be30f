import type { PlaceOrder } from './place-orders.ts';
import { countBelow, nthOutside } from './sorted.ts';

/** Order of a list of questions. */
export interface ListOrder {
  /** Total number of questions, listed or not. */
  readonly questions: number;
  readonly places: PlaceOrder;
}

/** Which places are listed: all, only these, or all but these. Places are unique, in any order. */
export type Listed =
  | { readonly kind: 'all' }
  | { readonly kind: 'only' | 'without'; readonly places: readonly number[] };

/** A virtual list of places (from 1): its memory does not grow with the number of questions. */
export interface Listing {
  readonly total: number;
  /** Places of the rows starting at index `first` (from 0), in list order. */
  placesFrom(first: number, size: number): number[];
  /** Number of rows before a place, and whether the place itself is listed. */
  find(place: number): { before: number; isListed: boolean };
  /** The next or previous listed place; null at the end. Without a place, starts from the beginning of the list. */
  beside(place: number | null, direction: 'next' | 'previous'): number | null;
}

export function listingOf(order: ListOrder, listed: Listed): Listing {
  const { positionOf, placeAt } = order.places;
  const positions = Int32Array.from(listed.kind === 'all' ? [] : listed.places, positionOf).sort();
  const has = (position: number) => positions[countBelow(positions, position)] === position;
  return listed.kind === 'only' ? onlyThese() : allBut();

  function onlyThese(): Listing {
    const placeOf = (index: number) => {
      const position = positions[index];
      return position === undefined ? null : placeAt(position);
    };
    return {
      total: positions.length,
      placesFrom: (first, size) => Array.from(positions.subarray(first, first + size), placeAt),
      find: (place) => ({ before: countBelow(positions, positionOf(place)), isListed: has(positionOf(place)) }),
      beside: (place, direction) => {
        const from = place === null ? -1 : positionOf(place);
        return placeOf(direction === 'next' ? countBelow(positions, from + 1) : countBelow(positions, from) - 1);
      },
    };
  }

  function allBut(): Listing {
    /** The first listed position at or after one, in a direction. */
    const listedFrom = (position: number, step: 1 | -1) => {
      let at = position;
      while (has(at)) at += step;
      return at;
    };
    const total = order.questions - positions.length;
    return {
      total,
      placesFrom: (first, size) => {
        const places: number[] = [];
        const count = Math.min(size, total - first);
        let position = nthOutside(positions, first);
        for (let row = 0; row < count; row += 1) {
          places.push(placeAt(position));
          position = listedFrom(position + 1, 1);
        }
        return places;
      },
      find: (place) => {
        const position = positionOf(place);
        return { before: position - countBelow(positions, position), isListed: !has(position) };
      },
      beside: (place, direction) => {
        const step = direction === 'next' ? 1 : -1;
        const position = listedFrom((place === null ? -1 : positionOf(place)) + step, step);
        return position >= 0 && position < order.questions ? placeAt(position) : null;
      },
    };
  }
}
