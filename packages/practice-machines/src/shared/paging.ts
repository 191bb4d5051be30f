/** Rows per page of the question list. */
export const PAGE_SIZE = 10;

/** Position in the whole list (from 1) of the row at `index` (from 0) on `page` (from 1). */
export function globalIndexOf(page: number, index: number): number {
  return (page - 1) * PAGE_SIZE + index + 1;
}

/** The page (from 1) that contains this position. */
export function pageOf(globalIndex: number): number {
  return Math.floor((globalIndex - 1) / PAGE_SIZE) + 1;
}

/** The row (from 0) of this position on its page. */
export function indexInPageOf(globalIndex: number): number {
  return (globalIndex - 1) % PAGE_SIZE;
}
