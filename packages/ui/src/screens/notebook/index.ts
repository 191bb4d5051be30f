export { useItemName } from './item-name.ts';
export type {
  NotebookCounts,
  NotebookEntry,
  NotebookFilter,
  NotebookListState,
  NotebookQuestionKey,
  NotebookReason,
  NotebookStatus,
  NotebookSummaryState,
  WordExportState,
  WordFileFormat,
  WordImportState,
  WordListReport,
  WordScope,
} from './notebook.types.ts';
export { NotebookCard, type NotebookCardProps } from './notebook-card.tsx';
export { NotebookScreen, type NotebookScreenProps } from './notebook-screen.tsx';
