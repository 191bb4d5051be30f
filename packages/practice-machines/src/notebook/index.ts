export type { CallFailure } from '../shared/failure.ts';
export type { Pronunciation, ReviewItem, ReviewQuestion, ReviewWord } from '../shared/review-item.ts';
export { cardsBy, deletionsBy } from './notebook.actors.ts';
export { type NotebookActor, type NotebookSnapshot, notebookMachine } from './notebook.machine.ts';
export {
  type CardsRequest,
  type DeletionOutcome,
  type DeletionRequest,
  type ExportedFile,
  type ExportRequest,
  type LoadedCards,
  type NotebookContext,
  type NotebookCounts,
  type NotebookEmitted,
  type NotebookEntry,
  type NotebookEvent,
  type NotebookFilter,
  type NotebookListState,
  type NotebookPage,
  type NotebookQuestionKey,
  type NotebookReason,
  type NotebookStatus,
  type NotebookSummaryState,
  type NotebookTag,
  notebookStatuses,
  type WordExportState,
  type WordFileFormat,
  type WordImportState,
  type WordListReport,
  type WordScope,
  wordScopes,
} from './notebook.types.ts';
export { type NotebookView, notebookView } from './notebook.view.ts';
