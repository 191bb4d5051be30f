import type { Problem } from '@rehearse/question-data';
import Papa from 'papaparse';
import { type Cells, csvTypes } from './csv-types.ts';
import { ItemError } from './item-error.ts';
import type { WrittenItem } from './written-item.ts';

/** Columns of every type. */
export const commonColumns = ['name', 'type', 'level', 'explanation', 'explanation_zh'] as const;

const levels: Readonly<Record<string, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };
const known = new Set<string>([...commonColumns, ...Object.values(csvTypes).flatMap(({ columns }) => columns)]);

const problem = (path: string, says: string): Problem => ({ path, message: `${path} ${says}` });

/**
 * Reads the items of a CSV file: a header, then an item in each row, with a `name`, a `type` and the columns of its type.
 *
 * @throws ItemError when the file is no CSV file of items
 */
export function readCsv(text: string, file: string): WrittenItem[] {
  const { data: rows, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { header: false });
  const lines = linesOf(rows);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new ItemError(`${file}:${lines[broken.row ?? 0] ?? 1}: ${broken.message}.`);
  const [header = [], ...body] = rows;
  const columns = header.map((cell) => cell.trim().toLowerCase());
  checkHeader(columns, file);
  return body.flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    return [readRow(cellsOf(columns, row), { line: lines[index + 1] ?? 1, spare: row.length - columns.length })];
  });
}

/** The line that each row starts in: a cell may have several lines. */
function linesOf(rows: readonly (readonly string[])[]): number[] {
  let next = 1;
  return rows.map((row) => {
    const line = next;
    next += 1 + row.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return line;
  });
}

function checkHeader(columns: readonly string[], file: string) {
  const missing = ['name', 'type'].filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new ItemError(`${file}:1: The first line must name the columns; missing: ${missing.join(', ')}.`);
  const unknown = columns.filter((column) => !known.has(column));
  if (unknown.length > 0)
    throw new ItemError(`${file}:1: There is no column "${unknown[0]}". Columns are ${[...known].join(', ')}.`);
  const twice = columns.find((column, index) => columns.indexOf(column) < index);
  if (twice !== undefined) throw new ItemError(`${file}:1: The column "${twice}" is there twice.`);
}

const cellsOf = (columns: readonly string[], row: readonly string[]): Cells =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const cell = row[index]?.trim() ?? '';
      return cell === '' ? [] : [[column, cell]];
    }),
  );

function readRow(cells: Cells, { line, spare }: { line: number; spare: number }): WrittenItem {
  const { name, type = '', level = 'medium', explanation, explanation_zh: chinese } = cells;
  const csvType = csvTypes[type.toLowerCase()];
  const problems: Problem[] = [];
  if (spare > 0)
    problems.push(
      problem('/name', `is in a row with ${spare} more cells than there are columns: a text with commas needs quotes.`),
    );
  if (!csvType)
    problems.push(
      problem('/type', `must be one of ${Object.keys(csvTypes).join(', ')}; other types are imported as JSON.`),
    );
  if (!levels[level.toLowerCase()]) problems.push(problem('/level', 'must be easy, medium or hard.'));
  if (chinese !== undefined && explanation === undefined)
    problems.push(problem('/explanation', 'is missing: every text is also in English.'));
  const foreign = csvType ? Object.keys(cells).find((column) => !isColumnOf(csvType.columns, column)) : undefined;
  if (foreign !== undefined)
    problems.push(problem(`/${foreign}`, `must be empty: ${type} has ${csvType?.columns.join(', ')}.`));
  problems.push(...(csvType?.problems?.(cells) ?? []));
  return {
    name,
    line,
    problems,
    data: {
      type: type.toLowerCase(),
      difficultyLevel: levels[level.toLowerCase()],
      explanation:
        explanation === undefined ? undefined : { en: explanation, ...(chinese !== undefined && { zh: chinese }) },
      ...csvType?.fields(cells),
    },
    describe: ({ path, message }) =>
      `${line}:${columnAt(path, csvType?.columnOf)}: ${message.startsWith(`${path} `) ? message.slice(path.length + 1) : message}`,
  };
}

const isColumnOf = (columns: readonly string[], column: string) =>
  columns.includes(column) || commonColumns.some((common) => common === column);

function columnAt(path: string, columnOf: Readonly<Record<string, string | undefined>> = {}): string {
  const own = Object.entries(columnOf).find(([start]) => start !== '/' && path.startsWith(start))?.[1];
  const [, first = ''] = path.split('/');
  return own ?? (known.has(first) ? first : (columnOf['/'] ?? 'type'));
}
