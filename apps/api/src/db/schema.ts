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
import type { ClassAssignmentsTable, ClassesTable, ClassMembersTable, ClassWorksTable } from './schema-classes.ts';
import type {
  CorrectionConsentsTable,
  CorrectionsTable,
  FreeCorrectionsTable,
  JobsTable,
  ServiceCallsTable,
} from './schema-corrections.ts';
import type { CalibrationsTable, QuestionDifficultiesTable } from './schema-difficulties.ts';
import type { LessonBundlesTable, LessonsTable } from './schema-lessons.ts';
import type {
  LtiDeploymentsTable,
  LtiGradesTable,
  LtiKeysTable,
  LtiLaunchesTable,
  LtiLineItemClaimsTable,
  LtiLoginsTable,
  LtiPlatformsTable,
  LtiTicketsTable,
  LtiUsersTable,
} from './schema-lti.ts';
import type { CorrectedTextsTable, MistakesTable } from './schema-mistakes.ts';
import type { ReviewCardsTable } from './schema-notebook.ts';
import type { GoalsTable } from './schema-plan.ts';
import type { SharedReportsTable, SittingSlotsTable, SittingsTable, UsedTestsTable } from './schema-sittings.ts';

/**
 * The tables of both stores. Times are whole milliseconds since 1970 (UTC), flags are 0 or 1, and JSON and hashes are text,
 * so that SQLite and PostgreSQL return the same rows.
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
  question_difficulties: QuestionDifficultiesTable;
  calibrations: CalibrationsTable;
  practice_marks: PracticeMarksTable;
  practice_counts: PracticeCountsTable;
  question_results: QuestionResultsTable;
  last_places: LastPlacesTable;
  attempts: AttemptsTable;
  recordings: RecordingsTable;
  clips: ClipsTable;
  pictures: PicturesTable;
  added_pictures: AddedPicturesTable;
  added_items: AddedItemsTable;
  words: WordsTable;
  word_types: WordTypesTable;
  word_marks: WordMarksTable;
  review_cards: ReviewCardsTable;
  corrected_texts: CorrectedTextsTable;
  mistakes: MistakesTable;
  goals: GoalsTable;
  plans: PlansTable;
  checkouts: CheckoutsTable;
  payment_events: PaymentEventsTable;
  packs: PacksTable;
  lessons: LessonsTable;
  lesson_bundles: LessonBundlesTable;
  kept_payments: KeptPaymentsTable;
  doomed_files: PendingFilesTable;
  corrections: CorrectionsTable;
  correction_consents: CorrectionConsentsTable;
  free_corrections: FreeCorrectionsTable;
  service_calls: ServiceCallsTable;
  jobs: JobsTable;
  sittings: SittingsTable;
  sitting_slots: SittingSlotsTable;
  shared_reports: SharedReportsTable;
  used_tests: UsedTestsTable;
  classes: ClassesTable;
  class_members: ClassMembersTable;
  class_assignments: ClassAssignmentsTable;
  class_works: ClassWorksTable;
  lti_platforms: LtiPlatformsTable;
  lti_deployments: LtiDeploymentsTable;
  lti_keys: LtiKeysTable;
  lti_logins: LtiLoginsTable;
  lti_tickets: LtiTicketsTable;
  lti_users: LtiUsersTable;
  lti_launches: LtiLaunchesTable;
  lti_grades: LtiGradesTable;
  lti_line_item_claims: LtiLineItemClaimsTable;
}

/**
 * The question bank. `ord_s` numbers a submodule's questions from 1 without gaps, in the order of their ids; `ord_d` does
 * the same per difficulty. This makes a page an index range. A withdrawn question has the place 0, and so have its marks and
 * results: it is in no list, and not counted.
 */
export interface QuestionsTable {
  question_id: number;
  submodule_id: number;
  module_id: number;
  difficulty: DifficultyLevel;
  /** JSON of the submodule's own fields. */
  payload: string;
  ord_s: number;
  ord_d: number;
  created_at: number;
  updated_at: number;
  /** When it was withdrawn; null for questions that are shown. */
  withdrawn_at: number | null;
}

/** Number of questions per submodule and difficulty. */
export interface QuestionCountsTable {
  submodule_id: number;
  difficulty: DifficultyLevel;
  n: number;
}

/** Questions that a learner has practised, with copies of the columns that determine the question's place. */
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

/** A learner's results for a question, with copies of the columns that determine the question's place. */
export interface QuestionResultsTable {
  user_id: number;
  submodule_id: number;
  question_id: number;
  difficulty: DifficultyLevel;
  ord_s: number;
  ord_d: number;
  /** Best share of the points, 0 to 1; null where answers are not scored. */
  best_score: number | null;
  /** 1 once an attempt was missed, 0 when none was; null when none could be graded. */
  missed: number | null;
  /** Time of the latest attempt. */
  practiced_at: number;
}

/** The last question that each learner opened, and the list it was opened from. */
export interface LastPlacesTable {
  user_id: number;
  submodule_id: number;
  question_id: number;
  /** JSON of the list's filters, as in the contract. */
  filters: string;
  saved_at: number;
}

/** Saved answers and recordings, oldest first. */
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

/** Uploaded recordings; the audio is in the file store under `name`. */
export interface RecordingsTable {
  name: string;
  user_id: number;
  media_type: string;
  bytes: number;
  created_at: number;
}

/** Texts of spoken clips; the audio is synthesized on first request. */
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
  /** JSON list of the works it shows. */
  credits: string;
}

/** Operators' own items. Rows are kept after removal, so that a name always has the same question. */
export interface AddedItemsTable {
  submodule_id: number;
  /** As the operator chose it; unique within the type. */
  name: string;
  /** Determines the id of its question. */
  number: number;
  /** 0 after removal. */
  is_shown: number;
  added_at: number;
}

/** Operators' own photographs. Rows are kept after removal, so that a name always has the same questions. */
export interface AddedPicturesTable {
  name: string;
  /** Determines the ids of its questions. */
  number: number;
  /** Its name in `pictures`; null after removal. */
  file: string | null;
  added_at: number;
}

/** The word book. `word_key` is the word in lower case, for search. */
export interface WordsTable {
  word_id: number;
  word: string;
  word_key: string;
  level: string;
  /** JSON text of the list of meanings by language; the English one is a definition in simple words. */
  meanings: string;
  british_ipa: string;
  american_ipa: string;
  british_audio: string;
  american_audio: string;
  part_of_speech: string;
  /** JSON text of `{ en, zh }`. */
  example: string;
  /** JSON list of the ids of questions that use the word. */
  occurs_in: string;
}

/** The question types in which a word occurs. */
export interface WordTypesTable {
  question_type: string;
  word_id: number;
}

/** Words marked as mastered by a learner. */
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
  /** When it was withdrawn from sale; null while it can be bought. */
  retired_at: number | null;
}

/** Checkouts opened at the payment provider, with the plan's terms and price at that time. */
export interface CheckoutsTable {
  /** The provider's id; the `reference` until the provider returns one. */
  session_id: string;
  user_id: number;
  pricing_id: string;
  status: 'open' | 'paid' | 'canceled' | 'declined';
  days: number;
  ai_corrections: number;
  amount_cents: number;
  currency: string;
  /** Number that the learner quotes to support. */
  reference: string;
  created_at: number;
  paid_at: number | null;
}

/** Processed events of the payment provider. */
export interface PaymentEventsTable {
  event_id: string;
  type: string;
  received_at: number;
}

/** Accounting records of deleted accounts' payments, without personal data. */
export interface KeptPaymentsTable {
  /** The reference that the payment provider also has. */
  reference: string;
  pricing_id: string;
  amount_cents: number;
  currency: string;
  paid_at: number;
}

/** Files of deleted accounts that still have to be removed from the file store. */
export interface PendingFilesTable {
  key: string;
  doomed_at: number;
}

/** Imported content packs. */
export interface PacksTable {
  pack_id: Generated<number>;
  /** Digest of its records. */
  version: string;
  questions: number;
  words: number;
  imported_at: number;
}

/** A stored question. */
export type QuestionRow = Selectable<QuestionsTable>;
/** A question to insert. */
export type NewQuestionRow = Insertable<QuestionsTable>;
/** A stored word. */
export type WordRow = Selectable<WordsTable>;
