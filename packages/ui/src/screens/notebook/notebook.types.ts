import type { CallFailure } from '@rehearse/practice-machines/login';
import type { ReviewItem } from '@rehearse/practice-machines/review-session';

/** Status of a card: due now, due later, or learned. */
export const notebookStatuses = ['due', 'learning', 'graduated'] as const;
export type NotebookStatus = (typeof notebookStatuses)[number];

/** Why a card is in the notebook. */
export type NotebookReason =
  | 'notRecognized'
  | 'takenForWord'
  | 'noAnswer'
  | 'wrongLetters'
  | 'misheard'
  | 'wrongChoice'
  | 'lowScore'
  | 'writeAgain'
  | 'imported';

/** Reference to a question of the question bank. */
export interface NotebookQuestionKey {
  questionId: number;
  submoduleId: number;
}

/** A card of the list. */
export interface NotebookEntry {
  cardId: number;
  item: ReviewItem;
  status: NotebookStatus;
  reason: NotebookReason;
  /** The last wrong answer; null for none. */
  given: string | null;
  /** Score of that answer, 0..1; null if it had none. */
  score: number | null;
  /** The question of that answer. */
  source: NotebookQuestionKey | null;
  timesMissed: number;
  /** Correct reviews in a row. */
  streak: number;
  /** Seconds until the next review; 0 or less means now. */
  inSeconds: number;
}

export interface NotebookFilter {
  status: NotebookStatus;
  kind: 'all' | 'word' | 'question';
}

export interface NotebookCounts {
  due: number;
  learning: number;
  graduated: number;
  /** Seconds until the next card is due; null for none. */
  nextInSeconds: number | null;
}

/** Number of cards. */
export type NotebookSummaryState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'ready' } & NotebookCounts);

/** A page of cards that match the filter. */
export type NotebookListState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; entries: readonly NotebookEntry[]; page: number; pages: number; total: number };

/** The result of an import. */
export interface WordListReport {
  matched: readonly string[];
  added: readonly string[];
  known: readonly string[];
  refused: readonly { line: number; text: string; why: 'notAWord' | 'tooLong' | 'meaningTooLong' | 'tooMany' }[];
}

export type WordImportState =
  | { phase: 'idle' | 'busy' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'done'; report: WordListReport };

export const wordScopes = ['notebook', 'mastered', 'all'] as const;
export type WordScope = (typeof wordScopes)[number];
export type WordFileFormat = 'csv' | 'anki';

export type WordExportState =
  | { phase: 'idle' | 'busy' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'done'; words: number; fileName: string };
