/** A page number, or a gap before (`start`) or after (`end`) the current page. */
export type PageItem = number | 'start' | 'end';

/** First, last, current and neighboring pages; a gap never hides just one page. */
export function pageItems(page: number, count: number, neighbours = 1): PageItem[] {
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const room = 2 * neighbours + 5;
  if (count <= room) return range(1, count);
  const from = Math.max(page - neighbours, 1);
  const to = Math.min(page + neighbours, count);
  if (from <= 3) return [...range(1, room - 2), 'end', count];
  if (to >= count - 2) return [1, 'start', ...range(count - room + 3, count)];
  return [1, 'start', ...range(from, to), 'end', count];
}
