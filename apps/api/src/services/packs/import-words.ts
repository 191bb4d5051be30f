import type { WordRecord } from '@rehearse/content';
import type { Db, WordRow } from '../../db/index.ts';
import type { Meanings } from '../../domain/meanings.ts';
import type { Located } from './import-questions.ts';
import type { KindReport } from './report.ts';

/** Every word counts as a Read & Select word, in addition to other types. */
const everyWordsType = 'word_recognition';

/** Inserts and updates a batch of words and their question types. Learners' marks are kept. */
export async function importWords(
  db: Db,
  batch: readonly Located<WordRecord>[],
  { report }: { report: KindReport },
): Promise<void> {
  const ids = batch.map(({ record }) => record.wordId);
  const [rows, types] = await Promise.all([
    db.selectFrom('words').selectAll().where('word_id', 'in', ids).execute(),
    db.selectFrom('word_types').selectAll().where('word_id', 'in', ids).execute(),
  ]);
  const fingerprint = (row: WordRow, typesOfWord: readonly string[]) =>
    JSON.stringify([Object.entries(row).sort(byFirst), typesOfWord.toSorted(byText)]);
  const before = new Map(
    rows.map((row) => [
      row.word_id,
      fingerprint(
        row,
        types.filter(({ word_id }) => word_id === row.word_id).map(({ question_type }) => question_type),
      ),
    ]),
  );
  for (const { record } of batch) {
    const row = toRow(record);
    const typesOfWord = [...new Set([everyWordsType, ...record.questionTypes])];
    const known = before.get(row.word_id);
    if (known === fingerprint(row, typesOfWord)) {
      report.unchanged += 1;
      continue;
    }
    const { word_id, ...columns } = row;
    await db
      .insertInto('words')
      .values(row)
      .onConflict((conflict) => conflict.column('word_id').doUpdateSet(columns))
      .execute();
    await db.deleteFrom('word_types').where('word_id', '=', word_id).execute();
    await db
      .insertInto('word_types')
      .values(typesOfWord.map((question_type) => ({ question_type, word_id })))
      .execute();
    report[known === undefined ? 'added' : 'changed'] += 1;
  }
}

function meaningsOf({ definition, translationCNList }: WordRecord): Meanings {
  return { en: definition ? [definition] : [], zh: translationCNList };
}

function toRow(record: WordRecord): WordRow {
  return {
    word_id: record.wordId,
    word: record.word,
    word_key: record.word.toLowerCase(),
    level: record.difficultyLevel,
    meanings: JSON.stringify(meaningsOf(record)),
    british_ipa: record.britishPhoneticSymbols,
    american_ipa: record.americanPhoneticSymbols,
    british_audio: record.britishAudioSrc,
    american_audio: record.americanAudioSrc,
    part_of_speech: record.pos,
    example: JSON.stringify(record.example),
    occurs_in: JSON.stringify(record.occursIn ?? []),
  };
}

function byText(a: string, b: string) {
  return a < b ? -1 : 1;
}

function byFirst([a]: [string, unknown], [b]: [string, unknown]) {
  return byText(a, b);
}
