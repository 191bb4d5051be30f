import type { zWordImport } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import { readWordList } from '../../domain/word-list.ts';
import type { Clock } from '../../http/deps.ts';
import { addCard, ownKeyOf } from './add-card.ts';

/** What became of each line, as the contract gives it. */
export type WordImport = z.infer<typeof zWordImport>;

/** Spellings looked up at once: SQLite takes few values in a statement. */
const lookupSize = 500;

async function wordIdsBySpelling(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < keys.length; at += lookupSize) {
    const found = await db
      .selectFrom('words')
      .select(['word_id', 'word_key'])
      .where('word_key', 'in', keys.slice(at, at + lookupSize))
      .orderBy('word_id', 'desc')
      .execute();
    for (const { word_id, word_key } of found) ids.set(word_key, word_id);
  }
  return ids;
}

/** Adds the words of a plain list to a learner's notebook: those that the word book has by its entry, others as own words. */
export async function importWords(
  { db, clock }: { db: Db; clock: Clock },
  { userId, text }: { userId: number; text: string },
): Promise<WordImport> {
  const { words, refused } = readWordList(text);
  const report: WordImport = { matched: [], added: [], known: [], refused };
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const ids = await wordIdsBySpelling(tx, [...new Set(words.map(({ word }) => ownKeyOf(word)))]);
    for (const { word, meaning } of words) {
      const wordId = ids.get(ownKeyOf(word));
      const subject = wordId === undefined ? { ownWord: word, meaning } : { wordId };
      const isNew = await addCard(tx, { userId, subject, miss: null, now });
      report[isNew ? (wordId === undefined ? 'added' : 'matched') : 'known'].push(word);
    }
  });
  return report;
}
