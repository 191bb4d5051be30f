import type { Generated, Selectable } from 'kysely';

/**
 * Review cards: a word of the word book, a word of the learner's own, or a question. Each occurs once per learner; exactly
 * one of `word_id`, `question_id` and `own_key` is set.
 */
export interface ReviewCardsTable {
  card_id: Generated<number>;
  user_id: number;
  kind: 'word' | 'question';
  word_id: number | null;
  question_id: number | null;
  /** The learner's own word, in lower case. */
  own_key: string | null;
  own_word: string | null;
  own_meaning: string | null;
  /** Why it was added: a `ReviewReason` of the contract. */
  reason: string;
  /** The wrong answer when it was last missed. */
  given: string | null;
  /** Share of the points when it was last missed, 0 to 1. */
  score: number | null;
  /** The question in which it was last missed. */
  source_question_id: number | null;
  times_missed: number;
  missed_at: number | null;
  due_at: number;
  /** Correct reviews in a row. */
  streak: number;
  /** JSON of the scheduler's state, except for the due time. */
  memory: string;
  /** JSON of the schedule before the latest review; null when there is nothing to undo. */
  before_review: string | null;
  graduated_at: number | null;
  /** When the learner deleted it; removed permanently a day later. */
  deleted_at: number | null;
  /** Row version for optimistic locking. */
  revision: number;
  created_at: number;
}

/** A stored card. */
export type ReviewCardRow = Selectable<ReviewCardsTable>;
