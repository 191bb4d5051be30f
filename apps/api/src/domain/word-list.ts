import Papa from 'papaparse';

/** A line with a word. */
export interface ListedWord {
  readonly line: number;
  readonly word: string;
  /** Null if missing. */
  readonly meaning: string | null;
}

/** A line that was rejected. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly why: 'notAWord' | 'tooLong' | 'meaningTooLong' | 'tooMany';
}

/** Maximum number of words in a list, and maximum lengths of word and meaning. */
export const wordListLimits = { lines: 2000, word: 60, meaning: 200 } as const;

/** A list with more lines than this is rejected before its lines are parsed. */
const mostLines = 2 * wordListLimits.lines;

const shownMax = 80;
/** Letters, and the marks, digits, hyphens, apostrophes, full stops and spaces that English words contain. */
const wordPattern = /^\p{L}[\p{L}\p{M}\p{N}'’.\- ]*$/u;

/** Our exports and Anki's start with a heading line. */
const isHeading = (cells: readonly string[]) => /^word$/i.test(cells[0] ?? '') && /^meaning$/i.test(cells[1] ?? '');

function cellsOf(line: string): string[] {
  const delimiter = line.includes('\t') ? '\t' : ',';
  const plain = line.replaceAll('，', ',');
  const [cells = []] = plain.includes('"') ? Papa.parse<string[]>(plain, { delimiter }).data : [plain.split(delimiter)];
  return cells.map((cell) => cell.trim());
}

function refusalOf(word: string, meaning: string): RefusedLine['why'] | null {
  if ([...word].length > wordListLimits.word) return 'tooLong';
  if (!wordPattern.test(word)) return 'notAWord';
  return [...meaning].length > wordListLimits.meaning ? 'meaningTooLong' : null;
}

/**
 * Parses a plain word list: one word per line, optionally followed by a tab or comma and its meaning, quoted as in CSV if it
 * contains commas. Empty lines, lines starting with `#` and an export's heading are skipped. Null if there are too many.
 */
export function readWordList(text: string): { words: ListedWord[]; refused: RefusedLine[] } | null {
  const words: ListedWord[] = [];
  const refused: RefusedLine[] = [];
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u);
  if (lines.length > mostLines && lines.filter((line) => line.trim() !== '').length > mostLines) return null;
  for (const [index, raw] of lines.entries()) {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const cells = cellsOf(raw);
    if (isHeading(cells)) continue;
    const [word = '', meaning = ''] = cells;
    const why = words.length >= wordListLimits.lines ? 'tooMany' : refusalOf(word, meaning);
    if (why) refused.push({ line: index + 1, text: [...trimmed].slice(0, shownMax).join(''), why });
    else words.push({ line: index + 1, word: word.replace(/\s+/gu, ' '), meaning: meaning || null });
  }
  return { words, refused };
}
