import type { Generated, Insertable, Selectable } from 'kysely';
import type { DifficultyLevel } from '../domain/difficulty.ts';
import type {
  CodesTable,
  ContactMessagesTable,
  IdempotencyKeysTable,
  LearnerUsageTable,
  RateLimitsTable,
  RefreshTokensTable,
  SessionsTable,
  UsersTable,
} from './schema-accounts.ts';
import type { LessonBundlesTable, LessonsTable } from './schema-lessons.ts';
import type { ReviewCardsTable } from './schema-notebook.ts';

/**
 * The tables of both stores. Instants are whole milliseconds since 1970 (UTC), flags are 0 or 1, and JSON and hashes are
 * text, so that a row reads the same from SQLite and from PostgreSQL.
 */
export interface Database {
  users: UsersTable;
  codes: CodesTable;
  refresh_tokens: RefreshTokensTable;
  sessions: SessionsTable;
  learner_usage: LearnerUsageTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  contact_messages: ContactMessagesTable;
  questions: QuestionsTable;
  question_counts: QuestionCountsTable;
  practice_marks: PracticeMarksTable;
  practice_counts: PracticeCountsTable;
  question_results: QuestionResultsTable;
  last_places: LastPlacesTable;
  attempts: AttemptsTable;
  recordings: RecordingsTable;
  clips: ClipsTable;
  pictures: PicturesTable;
  words: WordsTable;
  word_types: WordTypesTable;
  word_marks: WordMarksTable;
  review_cards: ReviewCardsTable;
  plans: PlansTable;
  checkouts: CheckoutsTable;
  payment_events: PaymentEventsTable;
  packs: PacksTable;
  lessons: LessonsTable;
  lesson_bundles: LessonBundlesTable;
  kept_payments: KeptPaymentsTable;
  doomed_files: DoomedFilesTable;
}

/**
 * The question bank. `ord_s` counts the questions of a submodule from 1 in the order of their numbers without a gap,
 * `ord_d` those of a submodule and difficulty, so a page is a range of an index.
 */
export interface QuestionsTable {
  question_id: number;
  submodule_id: number;
  module_id: number;
  difficulty: DifficultyLevel;
  /** JSON of the fields that are particular to the submodule. */
  payload: string;
  ord_s: number;
  ord_d: number;
  created_at: number;
  updated_at: number;
}

/** Number of questions per submodule and difficulty. */
export interface QuestionCountsTable {
  submodule_id: number;
  difficulty: DifficultyLevel;
  n: number;
}

/** Questions that a learner has practised, with copies of what the question's place is computed from. */
export interface PracticeMarksTable {
  user_id: number;
  submodule_id: number;
  question_id: number;
  difficulty: DifficultyLevel;
  ord_s: number;
  ord_d: number;
  practiced_at: number;
}

/** Number of marks per learner, submodule and difficulty. */
export interface PracticeCountsTable {
  user_id: number;
  submodule_id: number;
  difficulty: DifficultyLevel;
  n: number;
}

/** What came of a learner's attempts at a question, with copies of what the question's place is computed from. */
export interface QuestionResultsTable {
  user_id: number;
  submodule_id: number;
  question_id: number;
  difficulty: DifficultyLevel;
  ord_s: number;
  ord_d: number;
  /** Share of the points, 0 to 1; null where nothing measures the answers. */
  best_score: number | null;
  /** 1 once an attempt was missed, 0 when none was; null while none could be judged. */
  missed: number | null;
  /** The latest attempt. */
  practiced_at: number;
}

/** The question that each learner was at last, and the list it was opened from. */
export interface LastPlacesTable {
  user_id: number;
  submodule_id: number;
  question_id: number;
  /** JSON text of the filters of the contract. */
  filters: string;
  saved_at: number;
}

/** Answers and recordings that learners saved, oldest first. */
export interface AttemptsTable {
  attempt_id: Generated<number>;
  user_id: number;
  question_id: number;
  submodule_id: number;
  kind: 'answer' | 'text' | 'recording' | 'image-writing';
  answer: string | null;
  /** Name in {@link RecordingsTable}. */
  recording: string | null;
  /** Share of the points, 0 to 1. */
  score: number | null;
  created_at: number;
}

/** Uploaded recordings; the sound itself is in the file store under `name`. */
export interface RecordingsTable {
  name: string;
  user_id: number;
  media_type: string;
  bytes: number;
  created_at: number;
}

/** What a spoken clip says; the sound is made when first asked for. */
export interface ClipsTable {
  key: string;
  text: string;
  voice: string;
  rate: number;
}

/** Pictures of the question bank; the files are in the file store as `pictures/<name>.jpg`, `.avif`, `-480.jpg` and `-480.avif`. */
export interface PicturesTable {
  name: string;
  /** JSON text of the descriptions `{ en, zh }`. */
  alt: string;
  /** JSON text of the list of works that it shows. */
  credits: string;
}

/** The vocabulary. `word_key` is the word in lower case, for search. */
export interface WordsTable {
  word_id: number;
  word: string;
  word_key: string;
  level: string;
  /** JSON text of the list of Chinese meanings. */
  translations: string;
  /** What it means, in simple English; empty for none. */
  definition: string;
  british_ipa: string;
  american_ipa: string;
  british_audio: string;
  american_audio: string;
  part_of_speech: string;
  /** JSON text of `{ en, zh }`. */
  example: string;
  /** JSON text of the list of numbers of questions that use the word. */
  occurs_in: string;
}

/** Question types in which a word occurs. */
export interface WordTypesTable {
  question_type: string;
  word_id: number;
}

/** Words that a learner has mastered. */
export interface WordMarksTable {
  user_id: number;
  word_id: number;
  mastered_at: number;
}

/** VIP plans. */
export interface PlansTable {
  pricing_id: string;
  days: number;
  ai_corrections: number;
  price_cents: number;
  currency: string;
  /** Display order. */
  position: number;
  /** When it was taken off the shelf; null while it can be bought. */
  retired_at: number | null;
}

/** Checkouts that were opened at the payment provider, with what the plan gave and cost at that time. */
export interface CheckoutsTable {
  /** The provider's id; the `reference` until the provider has given one. */
  session_id: string;
  user_id: number;
  pricing_id: string;
  status: 'open' | 'paid' | 'canceled' | 'declined';
  days: number;
  ai_corrections: number;
  amount_cents: number;
  currency: string;
  /** What the learner quotes to support. */
  reference: string;
  created_at: number;
  paid_at: number | null;
}

/** Events of the payment provider that took effect. */
export interface PaymentEventsTable {
  event_id: string;
  type: string;
  received_at: number;
}

/** What the books keep of the payments of deleted accounts: nothing that names the learner. */
export interface KeptPaymentsTable {
  /** What the payment provider knows the payment by, too. */
  reference: string;
  pricing_id: string;
  amount_cents: number;
  currency: string;
  paid_at: number;
}

/** Files of deleted accounts that are still to be removed from the file store. */
export interface DoomedFilesTable {
  key: string;
  doomed_at: number;
}

/** Content packs that were imported. */
export interface PacksTable {
  pack_id: Generated<number>;
  /** Digest of its records. */
  version: string;
  questions: number;
  words: number;
  imported_at: number;
}

/** A question as stored. */
export type QuestionRow = Selectable<QuestionsTable>;
/** A question to insert. */
export type NewQuestionRow = Insertable<QuestionsTable>;
/** A word as stored. */
export type WordRow = Selectable<WordsTable>;
