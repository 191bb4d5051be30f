import { type LocalizedText, languages } from '@rehearse/languages';
import Papa from 'papaparse';

/** A word in an exported file. */
export interface FileWord {
  readonly word: string;
  readonly meaning: string;
  /** CEFR level; empty for a word of the learner's own. */
  readonly level: string;
  readonly british: string;
  readonly american: string;
  readonly example: LocalizedText;
  /** Status: one of the notebook's, `mastered`, or empty. */
  readonly status: string;
}

const exampleColumns = languages.map((language) => (language === 'en' ? 'example' : `example_${language}`));
const csvColumns = ['word', 'meaning', 'level', 'british', 'american', ...exampleColumns, 'status'];

/**
 * Fields that a spreadsheet may run as a formula. Some skip leading white space, control and format characters, and accept
 * full-width signs. A field that begins with a tab or a line break is always treated as one.
 */
const formula = /^(?:[\s\p{C}]*[=+\-@＝＋－﹣−﹦﹢＠﹫]|[\t\r\n\v\f\u{85}\u{2028}\u{2029}])/u;

/**
 * Words as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. Fields that a spreadsheet would run as
 * a formula are prefixed with an apostrophe.
 */
export function toCsv(words: readonly FileWord[]): string {
  const rows = words.map(({ example, ...word }) => [
    word.word,
    word.meaning,
    word.level,
    word.british,
    word.american,
    ...languages.map((language) => example[language] ?? ''),
    word.status,
  ]);
  return `\uFEFF${Papa.unparse([csvColumns, ...rows], { newline: '\r\n', escapeFormulae: formula })}\r\n`;
}

const ankiColumns = ['Word', 'Meaning', 'Pronunciation', 'Example', 'Tags'];

/** Converts a text to a single Anki tag. */
const tagOf = (text: string) => text.replace(/\s+/gu, '-');

/**
 * Words as a text file for Anki: header lines, then one note per line with tab-separated fields. The last field is tags.
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
    languages
      .map((language) => example[language] ?? '')
      .filter((text) => text !== '')
      .join(' '),
    ['rehearse', level, status]
      .filter((tag) => tag !== '')
      .map(tagOf)
      .join(' '),
  ]);
  const notes = rows.length === 0 ? '' : `${Papa.unparse(rows, { delimiter: '\t', newline: '\n' })}\n`;
  return `${head.join('\n')}\n${notes}`;
}
