import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Fault } from './fault.ts';
import { filesOf, type Located, type Source } from './sources.ts';
import type { WrittenItem } from './submodules/index.ts';
import { parseTable } from './table-rows.ts';

const columns = ['id', 'word', 'en', 'zh'] as const;
const cell = z.string().min(1);
const rowSchema = z.strictObject({ id: z.coerce.number().int().positive(), word: cell, en: cell, zh: cell });

/**
 * Adds to the passages of a folder what its tables, `gaps*.tsv`, say about their gaps: one row for each, in the order of the
 * text and with the id of the passage. Rows about a passage that doesn't exist are reported in `faults`.
 */
export function withGapTables(root: string, folder: string, passages: Source<WrittenItem<8>>): Source<WrittenItem<8>> {
  const tables = filesOf(root, folder, /^gaps.*\.tsv$/).map((file) =>
    parseTable(readFileSync(join(root, file), 'utf8'), file, columns, rowSchema),
  );
  const rows = new Map<number, Located<z.infer<typeof rowSchema>>[]>();
  for (const row of tables.flatMap(({ items }) => items))
    rows.set(row.value.id, [...(rows.get(row.value.id) ?? []), row]);
  const items = passages.items.map((item) => {
    const about = rows.get(item.value.id);
    rows.delete(item.value.id);
    const gapWhy = about?.map(({ value: { word, en, zh } }) => ({ word, why: { en, zh } }));
    return gapWhy ? { ...item, value: { ...item.value, gapWhy } } : item;
  });
  const unknown = [...rows].flatMap(([id, [first]]): Fault[] =>
    first ? [{ file: first.file, line: first.line(), message: `There is no passage ${id}.` }] : [],
  );
  return { items, faults: [...passages.faults, ...tables.flatMap(({ faults }) => faults), ...unknown] };
}
