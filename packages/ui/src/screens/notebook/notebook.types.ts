import type { CallFailure } from '@rehearse/practice-machines/login';
import type { ReviewItem } from '@rehearse/practice-machines/review-session';

/** Where cards stand: to be reviewed now, later, or remembered. */
export const notebookStatuses = ['due', 'learning', 'graduated'] as const;
export type NotebookStatus = (typeof notebookStatuses)[number];

/** Why something is in the notebook. */
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

/** Names a question of the question bank. */
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
  /** What was given when it was missed last; null for nothing. */
  given: string | null;
  /** Share of the points then, 0 to 1; null where there was none. */
  score: number | null;
  /** The question in which it was missed last. */
  source: NotebookQuestionKey | null;
  timesMissed: number;
  /** Correct reviews in a row. */
  streak: number;
  /** In how many seconds it comes back; 0 or less is now. */
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
  /** In how many seconds the next card comes back; null for none. */
  nextInSeconds: number | null;
}

/** How many cards there are. */
export type NotebookSummaryState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'ready' } & NotebookCounts);

/** A page of cards under the filter. */
export type NotebookListState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; entries: readonly NotebookEntry[]; page: number; pages: number; total: number };

/** What became of a list of words. */
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
