/** Which page of how many rows; pages count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly size: number;
}

/** A page as the contract gives it. */
export interface Page<Item> {
  content: Item[];
  totalPages: number;
  totalElements: number;
}

/** Rows that lie before the page. */
export function offsetOf({ page, size }: PageRequest): number {
  return (page - 1) * size;
}

/** Puts rows into a page. */
export function pageOf<Item>(content: Item[], totalElements: number, { size }: PageRequest): Page<Item> {
  return { content, totalElements, totalPages: Math.ceil(totalElements / size) };
}
