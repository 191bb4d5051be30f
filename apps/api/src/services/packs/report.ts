/** What became of the records of one kind. */
export interface KindReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Are in the store and not in the pack; nothing was done to them. */
  kept: number;
}

/** What an import did. */
export interface ImportReport {
  /** The pack's version. */
  readonly version: string;
  readonly questions: KindReport;
  readonly words: KindReport;
  readonly clips: KindReport;
  readonly pictures: KindReport;
  /** Files of pictures that were not found; the records are there. */
  readonly missingPictures: readonly string[];
}

/** Told after each batch. */
export type ImportProgress = (progress: { readonly done: number; readonly total: number }) => void;

/** A report with nothing in it. */
export function emptyKindReport(): KindReport {
  return { added: 0, changed: 0, unchanged: 0, kept: 0 };
}
