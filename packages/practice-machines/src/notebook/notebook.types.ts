import type { CallFailure } from '../shared/failure.ts';
import type { ReviewItem } from '../shared/review-item.ts';

/** The lists of the notebook: to be reviewed now, later, or remembered. */
export const notebookStatuses = ['due', 'learning', 'graduated'] as const;
/** One of `notebookStatuses`. */
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
  /** How often it was missed. */
  timesMissed: number;
  /** Correct reviews in a row. */
  streak: number;
  /** In how many seconds it comes back; 0 or less is now. */
  inSeconds: number;
}

/** Which cards the list shows. */
export interface NotebookFilter {
  status: NotebookStatus;
  kind: 'all' | 'word' | 'question';
}

/** How many cards each list has (`due`, `learning`, `graduated`), and when the next one comes back. */
export interface NotebookCounts {
  due: number;
  learning: number;
  graduated: number;
  /** In how many seconds the next card comes back; null for none. */
  nextInSeconds: number | null;
}

/** The counts, as they load. */
export type NotebookSummaryState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'ready' } & NotebookCounts);

/** A page of cards under the filter. */
export interface NotebookPage {
  entries: readonly NotebookEntry[];
  /** From 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** How many cards there are, on all pages. */
  total: number;
}

/** The list, as it loads. */
export type NotebookListState =
  | { phase: 'loading' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'ready' } & NotebookPage);

/** What became of a list of words. */
export interface WordListReport {
  matched: readonly string[];
  added: readonly string[];
  known: readonly string[];
  refused: readonly { line: number; text: string; why: 'notAWord' | 'tooLong' | 'meaningTooLong' | 'tooMany' }[];
}

/** How far an import is. */
export type WordImportState =
  | { phase: 'idle' | 'busy' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'done'; report: WordListReport };

/** Which words an export takes. */
export const wordScopes = ['notebook', 'mastered', 'all'] as const;
/** One of `wordScopes`. */
export type WordScope = (typeof wordScopes)[number];
/** The format of an export. */
export type WordFileFormat = 'csv' | 'anki';

/** A file that was saved. */
export interface ExportedFile {
  /** How many words it has. */
  words: number;
  fileName: string;
}

/** How far an export is. */
export type WordExportState =
  | { phase: 'idle' | 'busy' }
  | { phase: 'failed'; failure: CallFailure }
  | ({ phase: 'done' } & ExportedFile);

/** Input of `exportWords`. */
export interface ExportRequest {
  scope: WordScope;
  format: WordFileFormat;
  /** The language that words are explained in. */
  meanings: 'en' | 'zh' | 'both';
}

/** Input of `loadCards`. */
export interface CardsRequest {
  filter: NotebookFilter;
  /** From 1. */
  page: number;
}

/** Output of `loadCards`: each part is there, or failed by itself. */
export interface LoadedCards {
  summary: Exclude<NotebookSummaryState, { phase: 'loading' }>;
  list: Exclude<NotebookListState, { phase: 'loading' }>;
}

/** What a notebook knows. */
export interface NotebookContext extends CardsRequest {
  summary: NotebookSummaryState;
  list: NotebookListState;
  /** The card that was deleted last and can be put back; null for none. */
  deleted: NotebookEntry | null;
  /** What the last import did; null before the first. */
  report: WordListReport | null;
  /** Why the last import failed; null if it did not. */
  importFailure: CallFailure | null;
  /** The file of the last export; null before the first. */
  file: ExportedFile | null;
  /** Why the last export failed; null if it did not. */
  exportFailure: CallFailure | null;
}

/** Events of a notebook. */
export type NotebookEvent =
  /** Shows the first page under another filter. */
  | { type: 'filter.change'; filter: NotebookFilter }
  /** Shows another page, from 1. */
  | { type: 'page.select'; page: number }
  /** Loads counts and list again after a failure. */
  | { type: 'list.retry' }
  /** Deletes a card: it goes from the list at once. */
  | { type: 'card.delete'; entry: NotebookEntry }
  /** Puts the card back that was deleted last. */
  | { type: 'card.restore' }
  /** Adds the words of a text, one a line. Ignored while an import is under way. */
  | { type: 'words.import'; text: string }
  /** Saves words as a file. Ignored while an export is under way. */
  | ({ type: 'words.export' } & ExportRequest)
  /** What `deletions` reports. */
  | DeletionOutcome;

/** Events that `deletions` receives. */
export type DeletionRequest =
  /** Delete this card. Reply with `card.deleted` or `deletion.failed`. */
  | { type: 'card.delete'; entry: NotebookEntry }
  /** Put this card back. Reply with `card.restored` or `deletion.failed`. */
  | { type: 'card.restore'; cardId: number };

/** What `deletions` reports. */
export type DeletionOutcome =
  /** The host has deleted the card. */
  | { type: 'card.deleted'; entry: NotebookEntry }
  /** The host has put the card back. */
  | { type: 'card.restored'; cardId: number }
  /** A card could not be deleted or put back. */
  | { type: 'deletion.failed'; failure: CallFailure };

/** What a notebook tells; listen with `actor.on(type, …)`. */
export type NotebookEmitted =
  /** A card could not be deleted or put back; the list is loaded again. */
  { type: 'deletionFailed'; failure: CallFailure };

/** - `busy`: the list is being loaded. */
export type NotebookTag = 'busy';
