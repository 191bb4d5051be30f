import type { CallFailure } from '../shared/failure.ts';
import type { NotebookSnapshot } from './notebook.machine.ts';
import type {
  NotebookEntry,
  NotebookFilter,
  NotebookListState,
  NotebookSummaryState,
  WordExportState,
  WordImportState,
} from './notebook.types.ts';

/** What to show of a notebook. */
export interface NotebookView {
  summary: NotebookSummaryState;
  filter: NotebookFilter;
  list: NotebookListState;
  /** The card that was deleted last and can be put back; null for none. */
  deleted: NotebookEntry | null;
  importState: WordImportState;
  exportState: WordExportState;
}

const unknown: CallFailure = { code: 'unknown', message: '' };

/** What to show of a notebook. */
export function notebookView({ context, value }: NotebookSnapshot): NotebookView {
  const { summary, filter, list, deleted, report, importFailure, file, exportFailure } = context;
  const { importing, exporting } = value;
  return {
    summary,
    filter,
    list,
    deleted,
    importState:
      importing === 'failed'
        ? { phase: importing, failure: importFailure ?? unknown }
        : importing === 'done' && report
          ? { phase: importing, report }
          : { phase: importing === 'busy' ? importing : 'idle' },
    exportState:
      exporting === 'failed'
        ? { phase: exporting, failure: exportFailure ?? unknown }
        : exporting === 'done' && file
          ? { phase: exporting, ...file }
          : { phase: exporting === 'busy' ? exporting : 'idle' },
  };
}
