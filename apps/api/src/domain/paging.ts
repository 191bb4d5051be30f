/** Page number (from 1) and page size. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** A page of results, as in the contract. */
export interface Page<Item> {
  content: Item[];
  totalPages: number;
  totalElements: number;
}

/** Number of rows before the page. */
export function offsetOf({ page, size }: PageRequest): number {
  return (page - 1) * size;
}

/** Wraps rows in a page. */
export function pageOf<Item>(content: Item[], totalElements: number, { size }: PageRequest): Page<Item> {
  return { content, totalElements, totalPages: Math.ceil(totalElements / size) };
}
