import { shuffleOf } from './shuffle.ts';
import { countBelow, nthOutside } from './sorted.ts';

/**
 * An order of places (from 1). Positions count from 0 in list order. Places beyond those that were counted don't fail,
 * because the bank may have grown since.
 */
export interface PlaceOrder {
  positionOf(place: number): number;
  placeAt(position: number): number;
}

export const ascending: PlaceOrder = { positionOf: (place) => place - 1, placeAt: (position) => position + 1 };

/** The highest of `questions` places first. */
export const descending = (questions: number): PlaceOrder => ({
  positionOf: (place) => questions - place,
  placeAt: (position) => questions - position,
});

/** The same seed and number of questions always produce the same order. */
export function shuffled(seed: number, questions: number): PlaceOrder {
  const { at, positionOf } = shuffleOf(seed, questions);
  return { positionOf: (place) => positionOf(place - 1), placeAt: (position) => at(position) + 1 };
}

/** The places that are not in `seen`, ascending; then those of `seen`, as they are given. */
export function unseenFirst(questions: number, seen: readonly number[]): PlaceOrder {
  const seenSorted = Int32Array.from(seen, (place) => place - 1).sort();
  const turns = new Map(seen.map((place, turn) => [place, turn]));
  const unseen = questions - seen.length;
  return {
    positionOf: (place) => {
      const turn = turns.get(place);
      return turn === undefined ? place - 1 - countBelow(seenSorted, place - 1) : unseen + turn;
    },
    placeAt: (position) =>
      position < unseen ? nthOutside(seenSorted, position) + 1 : (seen[position - unseen] ?? position + 1),
  };
}

/** Places of equal difficulty: a range of {@link DifficultyIndex.places}. */
interface Group {
  readonly points: number;
  readonly from: number;
  readonly size: number;
}

/** Places by difficulty, from which the order around any difficulty follows. */
export interface DifficultyIndex {
  /** Easiest first, ascending among equals. */
  readonly places: Int32Array;
  /** Where each place is in `places`; the first entry is that of place 1. */
  readonly ranks: Int32Array;
  /** Easiest first. */
  readonly groups: readonly Group[];
}

/** @param points difficulties in points, of place 1, 2, … */
export function indexDifficulties(points: readonly number[]): DifficultyIndex {
  const whole = Int32Array.from(points, Math.round);
  const pointsAt = (place: number) => whole[place - 1] ?? 0;
  const places = Int32Array.from(whole, (_, index) => index + 1).sort((a, b) => pointsAt(a) - pointsAt(b) || a - b);
  const ranks = new Int32Array(places.length);
  const starts: number[] = [];
  for (const [rank, place] of places.entries()) {
    ranks[place - 1] = rank;
    if (rank === 0 || pointsAt(place) !== pointsAt(places[rank - 1] ?? 0)) starts.push(rank);
  }
  const groups = starts.map((from, index) => ({
    points: pointsAt(places[from] ?? 0),
    from,
    size: (starts[index + 1] ?? places.length) - from,
  }));
  return { places, ranks, groups };
}

/** Nearest to `aim` in whole points first; of two that are equally far the easier one, and ascending among equals. */
export function nearestFirst({ places, ranks, groups }: DifficultyIndex, aim: number): PlaceOrder {
  const distance = ({ points }: Group) => Math.abs(points - aim);
  const nearest = groups.toSorted((a, b) => distance(a) - distance(b) || a.points - b.points);
  let before = 0;
  const spans = nearest.map(({ from, size }) => {
    const start = before;
    before += size;
    return { from, size, start };
  });
  return {
    positionOf: (place) => {
      const rank = ranks[place - 1] ?? -1;
      const span = spans.find(({ from, size }) => rank >= from && rank < from + size);
      return span ? span.start + rank - span.from : place - 1;
    },
    placeAt: (position) => {
      const span = spans.find(({ start, size }) => position >= start && position < start + size);
      return (span && places[span.from + position - span.start]) ?? position + 1;
    },
  };
}
