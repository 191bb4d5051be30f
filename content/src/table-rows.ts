import { z } from 'zod';
import type { Fault } from './fault.ts';
import type { Source } from './sources.ts';

/**
 * Reads a tab-separated table, one row per line. Lines that are empty or start with `#` are skipped. Rows that don't match
 * the schema are reported in `faults`.
 */
export function parseTable<S extends z.ZodType>(
  text: string,
  file: string,
  columns: readonly string[],
  schema: S,
): Source<z.infer<S>> {
  const faults: Fault[] = [];
  const items = text.split(/\r?\n/).flatMap((row, index) => {
    if (row.trim() === '' || row.startsWith('#')) return [];
    const line = index + 1;
    const cells = row.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length) {
      faults.push({
        file,
        line,
        message: `The row has ${cells.length} columns; it should have ${columns.length}: ${columns.join(', ')}.`,
      });
      return [];
    }
    const result = schema.safeParse(Object.fromEntries(columns.map((column, place) => [column, cells[place]])));
    if (result.success) return [{ value: result.data, file, line: () => line }];
    faults.push({ file, line, message: z.prettifyError(result.error).replaceAll('\n', ' ') });
    return [];
  });
  return { items, faults };
}
