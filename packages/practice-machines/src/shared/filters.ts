/** Difficulty levels of questions, easiest first. Their labels: Easy (95-), Medium (100~125), Hard (130+). */
export const difficultyLevels = ['Easy', 'Medium', 'Hard'] as const;
/** One of `difficultyLevels`. */
export type DifficultyLevel = (typeof difficultyLevels)[number];

/** The options of the practice filter: all, practised, not practised. */
export const practiceChoices = ['null', 'true', 'false'] as const;
/** One of `practiceChoices`. */
export type PracticeChoice = (typeof practiceChoices)[number];

/** Filters of the question list, as the panel and storage hold them; `'null'` means all. */
export interface QuestionFilters {
  /** True orders by question number, false lists the latest first. */
  isAsc: boolean;
  difficultyLevel: DifficultyLevel | 'null';
  isPracticed: PracticeChoice;
  /** `'false'` keeps questions that the learner ever answered wrong; absent: all. */
  isCorrect?: 'false' | undefined;
  /** Seed of a random order; absent: not shuffled. */
  shuffle?: number | undefined;
  /** Difficulty in points, 10 to 160: the questions nearest to it first. */
  aim?: number | undefined;
  /** Milliseconds since 1970: questions that the learner had never answered by then first, then those answered longest ago. */
  seenUntil?: number | undefined;
}

/** Shuffle seeds are below this. */
export const SHUFFLE_SEEDS = 2 ** 31;

/** The values of the orders that have one. A list has at most one of them, which takes precedence over `isAsc`. */
const orderLimits = { shuffle: [0, SHUFFLE_SEEDS - 1], aim: [10, 160], seenUntil: [0, 8.64e15] } as const;
/** An order with a value, which keeps the list the same while the learner goes through it. */
export type ValuedOrder = keyof typeof orderLimits;
/** The orders with a value, of which the first takes precedence. */
export const valuedOrders = Object.keys(orderLimits) as ValuedOrder[];
/** The orders whose value the host gives: by what fits the learner, and by what was never seen. */
export type StartedOrder = Exclude<ValuedOrder, 'shuffle'>;

/** The list's order, if it has a value. */
export const valuedOrderOf = (filters: Pick<QuestionFilters, ValuedOrder>): ValuedOrder | undefined =>
  valuedOrders.find((order) => filters[order] !== undefined);

/** Optional filters, which not every host supports. */
export type OfferedFilter = 'isCorrect' | ValuedOrder;

/** All questions, latest first. */
export const defaultFilters: Readonly<QuestionFilters> = {
  isAsc: false,
  difficultyLevel: 'null',
  isPracticed: 'null',
};

/** The filters as sent to the host; absent means all. */
export interface CleanFilters {
  /** By number, lowest first; otherwise latest first. */
  isAsc?: boolean;
  /** Only questions of this difficulty. */
  difficultyLevel?: DifficultyLevel;
  /** Only questions that were practised, or only those that were not. */
  isPracticed?: boolean;
  /** False: only questions that were answered wrong before. */
  isCorrect?: boolean;
  /** Seed of a random order. */
  shuffle?: number;
  /** Nearest to this difficulty first. */
  aim?: number;
  /** Never answered by this time first. */
  seenUntil?: number;
}

/** Removes values that are null, undefined or `'null'`, and converts `'true'` and `'false'` to booleans. */
export function cleanValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== 'null');
  return Object.fromEntries(
    kept.map(([key, value]) => [key, value === 'true' || value === 'false' ? value === 'true' : value]),
  );
}

/** Converts filters to the form that is sent. */
export function cleanFilters(filters: QuestionFilters): CleanFilters {
  return cleanValues({ ...filters });
}

const isWithin = (value: unknown, [low, high]: readonly [number, number]) =>
  /^\d+$/.test(String(value)) && Number(value) >= low && Number(value) <= high;

/** Reads filters from storage, navigation state or an address; unreadable values become defaults. */
export function readFilters(saved: unknown): QuestionFilters {
  const parts = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<
    Record<keyof QuestionFilters, unknown>
  >;
  const { isAsc, difficultyLevel, isPracticed, isCorrect } = parts;
  const order = valuedOrders.find((name) => isWithin(parts[name], orderLimits[name]));
  return {
    isAsc: isAsc === true || isAsc === 'true',
    difficultyLevel: difficultyLevels.find((level) => level === difficultyLevel) ?? 'null',
    isPracticed: practiceChoices.find((choice) => choice === String(isPracticed)) ?? 'null',
    ...(String(isCorrect) === 'false' && { isCorrect: 'false' }),
    ...(order && { [order]: Number(parts[order]) }),
  };
}
