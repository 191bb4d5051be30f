/** What a learner wants to reach. Null is unknown. */
export interface LearnerGoals {
  /** 10–160. */
  targetScore: number | null;
  /** Day of the exam, as `2030-01-15`. */
  examDate: string | null;
  minutesPerDay: number | null;
  /** ISO 639 code. */
  firstLanguage: string | null;
}

/** Nothing is known. */
export const noGoals: LearnerGoals = { targetScore: null, examDate: null, minutesPerDay: null, firstLanguage: null };
