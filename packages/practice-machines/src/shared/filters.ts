/** Levels of questions, easiest first. Their labels: Easy (95-), Medium (100~125), Hard (130+). */
export const difficultyLevels = ['Easy', 'Medium', 'Hard'] as const;
/** One of `difficultyLevels`. */
export type DifficultyLevel = (typeof difficultyLevels)[number];

/** The choices of the practice filter: all, practised, not practised. */
export const practiceChoices = ['null', 'true', 'false'] as const;
/** One of `practiceChoices`. */
export type PracticeChoice = (typeof practiceChoices)[number];

/** The question list's filters as the panel chooses and storage keeps them; `'null'` means all. */
export interface QuestionFilters {
  /** True orders by question number, false puts the latest first. */
  isAsc: boolean;
  difficultyLevel: DifficultyLevel | 'null';
  isPracticed: PracticeChoice;
  /** `'false'` keeps what the learner ever got wrong; absent: everything. */
  isCorrect?: 'false' | undefined;
  /** Seed of a shuffled order, which goes before `isAsc`; absent: not shuffled. */
  shuffle?: number | undefined;
}

/** Seeds of shuffled orders are below this. */
export const SHUFFLE_SEEDS = 2 ** 31;

/** Filters beyond the required ones, which not every host knows. */
export type OfferedFilter = 'isCorrect' | 'shuffle';

/** All questions, the latest first. */
export const defaultFilters: Readonly<QuestionFilters> = {
  isAsc: false,
  difficultyLevel: 'null',
  isPracticed: 'null',
};

/** The filters as they are sent; absent means all. */
export interface CleanFilters {
  /** By number, lowest first; else the latest first. */
  isAsc?: boolean;
  /** Only questions of this difficulty. */
  difficultyLevel?: DifficultyLevel;
  /** Only questions that were practised, or only those that were not. */
  isPracticed?: boolean;
  /** False: only questions that were wrong before. */
  isCorrect?: boolean;
  /** Seed of a shuffled order. */
  shuffle?: number;
}

/** Drops what is null, undefined or `'null'`, and turns `'true'` and `'false'` into booleans. */
export function cleanValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== 'null');
  return Object.fromEntries(
    kept.map(([key, value]) => [key, value === 'true' || value === 'false' ? value === 'true' : value]),
  );
}

/** The filters ready to be sent. */
export function cleanFilters(filters: QuestionFilters): CleanFilters {
  return cleanValues({ ...filters });
}

/** Filters out of storage or a page's state; whatever can't be read becomes its default. */
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
