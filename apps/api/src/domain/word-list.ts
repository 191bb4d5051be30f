import Papa from 'papaparse';

/** A line that names a word. */
export interface ListedWord {
  readonly line: number;
  readonly word: string;
  /** Null for none. */
  readonly meaning: string | null;
}

/** A line that can't be taken. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  readonly why: 'notAWord' | 'tooLong' | 'meaningTooLong' | 'tooMany';
}

/** Most lines with a word in one list, and the longest word and meaning. */
export const wordListLimits = { lines: 2000, word: 60, meaning: 200 } as const;

/** A list of more lines than this is no list of words: it is refused whole, before its lines are read. */
const mostLines = 2 * wordListLimits.lines;

const shownMax = 80;
/** Letters, with the marks, digits, hyphens, apostrophes, full stops and spaces that words of English have inside. */
const wordPattern = /^\p{L}[\p{L}\p{M}\p{N}'’.\- ]*$/u;

/** A file of ours, or of Anki, begins with lines that are no words. */
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
 * Reads a plain list of words: one a line, then its meaning after a tab or a comma, quoted as in CSV where it has commas.
 * Empty lines, lines that begin with `#` and the heading of an export are passed over. Null when there are far too many.
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
