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
  /** Seed of a random order, which takes precedence over `isAsc`; absent: not shuffled. */
  shuffle?: number | undefined;
}

/** Shuffle seeds are below this. */
export const SHUFFLE_SEEDS = 2 ** 31;

/** Optional filters, which not every host supports. */
export type OfferedFilter = 'isCorrect' | 'shuffle';

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

/** Reads filters from storage or navigation state; unreadable values become defaults. */
export function readFilters(saved: unknown): QuestionFilters {
  const { isAsc, difficultyLevel, isPracticed, isCorrect, shuffle } = (
    typeof saved === 'object' && saved !== null ? saved : {}
  ) as Partial<Record<keyof QuestionFilters, unknown>>;
  const seed = typeof shuffle === 'number' && Number.isInteger(shuffle) && shuffle >= 0 && shuffle < SHUFFLE_SEEDS;
  return {
    isAsc: isAsc === true || isAsc === 'true',
    difficultyLevel: difficultyLevels.find((level) => level === difficultyLevel) ?? 'null',
    isPracticed: practiceChoices.find((choice) => choice === String(isPracticed)) ?? 'null',
    ...(String(isCorrect) === 'false' && { isCorrect: 'false' }),
    ...(seed && { shuffle }),
  };
}
