import Papa from 'papaparse';

/** A word as it is written to a file. */
export interface FileWord {
  readonly word: string;
  readonly meaning: string;
  /** CEFR level; empty for a word of the learner's own. */
  readonly level: string;
  readonly british: string;
  readonly american: string;
  readonly example: { readonly en: string; readonly zh: string };
  /** Where it stands: a status of the notebook, `mastered`, or nothing. */
  readonly status: string;
}

const csvColumns = ['word', 'meaning', 'level', 'british', 'american', 'example', 'example_zh', 'status'];

/**
 * What a spreadsheet may run as a formula. Some skip white space, control and format characters in front of the sign, and
 * full-width signs are taken for their plain forms. A field that begins with a tab or a line break is one in any case.
 */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－﹣−﹦﹢＠﹫]|[\t\r\n\v\f\u{85}\u{2028}\u{2029}])/u;

/**
 * Words as CSV by RFC 4180, with the byte order mark by which spreadsheets know UTF-8. A field that a spreadsheet would
 * run as a formula begins with an apostrophe.
 */
export function toCsv(words: readonly FileWord[]): string {
  const rows = words.map(({ example, ...word }) => [
    word.word,
    word.meaning,
    word.level,
    word.british,
    word.american,
    example.en,
    example.zh,
    word.status,
  ]);
  return `\uFEFF${Papa.unparse([csvColumns, ...rows], { newline: '\r\n', escapeFormulae: formula })}\r\n`;
}

const ankiColumns = ['Word', 'Meaning', 'Pronunciation', 'Example', 'Tags'];

/** What Anki takes as one tag. */
const tagOf = (text: string) => text.replace(/\s+/gu, '-');

/**
 * Words as text that Anki imports: its header lines, then a note a line, fields parted by tabs. The last field is tags.
 *
 * @see https://docs.ankiweb.net/importing/text-files.html
 */
export function toAnki(words: readonly FileWord[]): string {
  const head = [
    '#separator:tab',
    '#html:false',
    `#columns:${ankiColumns.join('\t')}`,
    `#tags column:${ankiColumns.length}`,
  ];
  const rows = words.map(({ word, meaning, british, american, example, level, status }) => [
    word,
    meaning,
    [british, american].filter((ipa, index, all) => ipa !== '' && all.indexOf(ipa) === index).join(' · '),
    [example.en, example.zh].filter((text) => text !== '').join(' '),
    ['rehearse', level, status]
      .filter((tag) => tag !== '')
      .map(tagOf)
      .join(' '),
  ]);
  const notes = rows.length === 0 ? '' : `${Papa.unparse(rows, { delimiter: '\t', newline: '\n' })}\n`;
  return `${head.join('\n')}\n${notes}`;
}
