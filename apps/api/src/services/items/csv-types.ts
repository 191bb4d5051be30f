import { parseDamagedText } from '@rehearse/content';
import type { Problem } from '@rehearse/question-data';

/** The cells of a row by the names of their columns; empty ones are left out. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** How the items of a type are written in a CSV file. */
export interface CsvType {
  /** The columns of its own, needed ones first. */
  readonly columns: readonly string[];
  /** The question's fields. */
  fields(cells: Cells): Record<string, unknown>;
  /** The column of a field, by the beginning of its JSON Pointer; the first that fits. */
  readonly columnOf: Readonly<Record<string, string>>;
  /** What is wrong in the cells themselves. */
  problems?(cells: Cells): Problem[];
}

/** Between the entries of a cell that holds several. */
export const listSeparator = '|';

const listOf = (cell: string | undefined) => cell?.split(listSeparator).map((entry) => entry.trim());

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };

/** Problems of the braces around missing letters. */
function problemsOfBraces({ text }: Cells, fewest: string, isEnough: (words: number) => boolean): Problem[] {
  if (text === undefined) return [];
  const { faults, words } = parseDamagedText(text);
  const few = isEnough(words.length) ? [] : [`must have ${fewest} with missing letters in braces, such as wa{ter}.`];
  return [...faults, ...few].map((message) => ({ path: '/sentenceTemplate', message }));
}

const readAndSelect: CsvType = {
  columns: ['word', 'real'],
  fields: ({ word, real }) => ({
    word,
    correct: real === undefined ? undefined : (answers[real.toLowerCase()] ?? real),
  }),
  columnOf: { '/word': 'word', '/correct': 'real' },
};

const readAloud: CsvType = {
  columns: ['text'],
  fields: ({ text }) => ({ questionText: text }),
  columnOf: { '/': 'text' },
};

const listenAndType: CsvType = {
  columns: ['text', 'accept'],
  fields: ({ text, accept }) => ({ referenceAnswer: text, acceptedAnswers: listOf(accept) }),
  columnOf: { '/acceptedAnswers': 'accept', '/': 'text' },
};

const readAndComplete: CsvType = {
  columns: ['title', 'text'],
  fields: ({ title, text }) => {
    const { template, words } = parseDamagedText(text ?? '');
    return {
      questionText: title,
      sentenceTemplate: text === undefined ? undefined : template,
      blankList: words.map(({ clues, answer }) => ({ clues, answer })),
    };
  },
  columnOf: { '/questionText': 'title', '/': 'text' },
  problems: (cells) => problemsOfBraces(cells, 'words', (words) => words > 0),
};

const fillInTheBlanks: CsvType = {
  columns: ['text', 'accept'],
  fields: ({ text, accept }) => {
    const { template, words } = parseDamagedText(text ?? '');
    return {
      sentenceTemplate: text === undefined ? undefined : template,
      clues: words.slice(0, 1).map(({ clues }) => clues),
      referenceAnswer: words[0]?.answer ?? '',
      acceptedAnswers: listOf(accept),
    };
  },
  columnOf: { '/acceptedAnswers': 'accept', '/': 'text' },
  problems: (cells) => problemsOfBraces(cells, 'one word', (words) => words === 1),
};

const readThenSpeak: CsvType = {
  columns: ['prompt', 'points', 'sample'],
  fields: ({ prompt, points, sample }) => ({ questionText: prompt, bullets: listOf(points), referenceAnswer: sample }),
  columnOf: { '/questionText': 'prompt', '/bullets': 'points', '/reference': 'sample' },
};

const listenThenSpeak: CsvType = {
  columns: ['prompt', 'sample'],
  fields: ({ prompt, sample }) => ({ questionReference: prompt, referenceAnswer: sample }),
  columnOf: { '/reference': 'sample', '/': 'prompt' },
};

const prompted: CsvType = {
  columns: ['prompt', 'sample'],
  fields: ({ prompt, sample }) => ({ questionText: prompt, referenceAnswer: sample }),
  columnOf: { '/questionText': 'prompt', '/': 'sample' },
};

/** The types that can be written in a CSV file, by their names. */
export const csvTypes: Readonly<Record<string, CsvType>> = {
  'read-and-select': readAndSelect,
  'read-aloud': readAloud,
  'read-then-speak': readThenSpeak,
  'listen-then-speak': listenThenSpeak,
  'listen-and-type': listenAndType,
  'read-and-complete': readAndComplete,
  'fill-in-the-blanks': fillInTheBlanks,
  'speaking-sample': prompted,
  'writing-sample': prompted,
};
