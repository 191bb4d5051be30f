import type { zWordExport, zWordExportRequest } from '@rehearse/api-client/schemas';
import { languages, listSeparatorOf } from '@rehearse/languages';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { type Meanings, readMeanings } from '../../domain/meanings.ts';
import { type FileWord, toAnki, toCsv } from '../../domain/word-files.ts';
import type { Word } from '../words/page.ts';
import { type ReviewCard, selectCards, viewCards } from './card-view.ts';

/** An exported file of words, as in the contract. */
export type WordExport = z.infer<typeof zWordExport>;
type ExportRequest = z.infer<typeof zWordExportRequest>;

/** Language of the meanings; `both` is every language. */
type MeaningLanguage = NonNullable<ExportRequest['meanings']>;

/** Meaning of a word in the requested language, with the other languages as fallback. */
function meaningOf(meanings: Meanings, wanted: MeaningLanguage): string {
  const texts = languages.map((language) => ({
    language,
    text: (meanings[language] ?? []).join(listSeparatorOf(language)),
  }));
  const given = texts.filter(({ text }) => text !== '');
  if (wanted === 'both') return given.map(({ text }) => text).join(' ');
  return (given.find(({ language }) => language === wanted) ?? given[0])?.text ?? '';
}

/** Meanings of a word of the contract. */
const meaningsOf = ({ definition, translationCNList }: Word): Meanings => ({
  en: definition === undefined ? [] : [definition],
  zh: JSON.parse(translationCNList),
});

/** The example sentence in English and in the requested language. */
function exampleOf(example: FileWord['example'], wanted: MeaningLanguage): FileWord['example'] {
  const shown = languages.filter((language) => language === 'en' || language === wanted || wanted === 'both');
  return { en: example.en, ...Object.fromEntries(shown.map((language) => [language, example[language] ?? ''])) };
}

async function notebookWords(
  db: Db,
  { userId, now, language }: { userId: number; now: number; language: MeaningLanguage },
): Promise<FileWord[]> {
  const rows = await selectCards(db, { userId, now }).selectAll('c').where('c.kind', '=', 'word').execute();
  const cards = await viewCards(db, rows, now);
  return cards.flatMap(({ word, status }) => (word ? [ofCard(word, status, language)] : [])).toSorted(bySpelling);
}

function ofCard(
  { text, meaning, entry }: NonNullable<ReviewCard['word']>,
  status: string,
  language: MeaningLanguage,
): FileWord {
  return {
    word: text,
    meaning: entry ? meaningOf(meaningsOf(entry), language) : (meaning ?? ''),
    level: entry?.difficultyLevel ?? '',
    british: entry?.britishPhoneticSymbols ?? '',
    american: entry?.americanPhoneticSymbols ?? '',
    example: exampleOf(entry?.example ?? { en: '' }, language),
    status,
  };
}

async function bookWords(
  db: Db,
  { userId, isMastered, language }: { userId: number; isMastered: boolean; language: MeaningLanguage },
): Promise<FileWord[]> {
  const rows = await db
    .selectFrom('words as w')
    .leftJoin('word_marks as m', (join) => join.onRef('m.word_id', '=', 'w.word_id').on('m.user_id', '=', userId))
    .selectAll('w')
    .select('m.mastered_at')
    .$if(isMastered, (query) => query.where('m.word_id', 'is not', null))
    .orderBy('w.word_key')
    .orderBy('w.word_id')
    .execute();
  return rows.map((row) => ({
    word: row.word,
    meaning: meaningOf(readMeanings(row.meanings), language),
    level: row.level,
    british: row.british_ipa,
    american: row.american_ipa,
    example: exampleOf(JSON.parse(row.example), language),
    status: row.mastered_at === null ? '' : 'mastered',
  }));
}

const bySpelling = (a: FileWord, b: FileWord) => a.word.localeCompare(b.word, 'en');

/** Exports words of the notebook or of the word book as a file. */
export async function exportWords(
  { db, clock }: { db: Db; clock: Clock },
  { userId, scope, format, meanings: language = 'zh' }: ExportRequest & { userId: number },
): Promise<WordExport> {
  const now = clock.now();
  const words =
    scope === 'notebook'
      ? await notebookWords(db, { userId, now, language })
      : await bookWords(db, { userId, isMastered: scope === 'mastered', language });
  const day = new Date(now).toISOString().slice(0, 10);
  const name = `rehearse-${scope === 'all' ? 'word-book' : scope}-${day}`;
  return format === 'csv'
    ? { fileName: `${name}.csv`, mediaType: 'text/csv;charset=utf-8', content: toCsv(words), words: words.length }
    : { fileName: `${name}.txt`, mediaType: 'text/plain;charset=utf-8', content: toAnki(words), words: words.length };
}
