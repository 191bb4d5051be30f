import type { Generated, Selectable } from 'kysely';

/**
 * What learners have to review: a word of the word book, a word of their own, or a question. Each is there once a learner;
 * exactly one of `word_id`, `question_id` and `own_key` is set.
 */
export interface ReviewCardsTable {
  card_id: Generated<number>;
  user_id: number;
  kind: 'word' | 'question';
  word_id: number | null;
  question_id: number | null;
  /** A word that the word book lacks, in lower case. */
  own_key: string | null;
  own_word: string | null;
  own_meaning: string | null;
  /** Why it is here: a reason of the contract. */
  reason: string;
  /** What was given instead, when it was missed last. */
  given: string | null;
  /** Share of the points when it was missed last, 0 to 1. */
  score: number | null;
  /** The question in which it was missed last. */
  source_question_id: number | null;
  times_missed: number;
  missed_at: number | null;
  due_at: number;
  /** Correct reviews in a row. */
  streak: number;
  /** JSON text of what the scheduler remembers beside the due instant. */
  memory: string;
  /** JSON text of the schedule before the latest review; null when there is nothing to undo. */
  before_review: string | null;
  graduated_at: number | null;
  /** Deleted by the learner; removed for good a day later. */
  deleted_at: number | null;
  /** Counts the changes of the row, so that two at once are noticed. */
  revision: number;
  created_at: number;
}

/** A card as stored. */
export type ReviewCardRow = Selectable<ReviewCardsTable>;
