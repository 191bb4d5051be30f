/** Import counts for one kind of record. */
export interface KindReport {
  added: number;
  changed: number;
  unchanged: number;
  /** In the store but not in the pack; unchanged. */
  kept: number;
}

/** Result of an import. */
export interface ImportReport {
  /** The pack's version. */
  readonly version: string;
  readonly questions: KindReport;
  readonly words: KindReport;
  readonly clips: KindReport;
  readonly pictures: KindReport;
  /** Picture files that were not found; their records were imported. */
  readonly missingPictures: readonly string[];
}

/** Called after each batch. */
export type ImportProgress = (progress: { readonly done: number; readonly total: number }) => void;

/** An empty report. */
export function emptyKindReport(): KindReport {
  return { added: 0, changed: 0, unchanged: 0, kept: 0 };
}
