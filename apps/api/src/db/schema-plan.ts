/** What a learner wants to reach. A row without values belongs to a learner who skipped the questions. */
export interface GoalsTable {
  user_id: number;
  /** 10–160. */
  target_score: number | null;
  /** Calendar day of the exam, as `2030-01-15`. */
  exam_date: string | null;
  minutes_per_day: number | null;
  /** ISO 639 code. */
  first_language: string | null;
  updated_at: number;
}
