import { setImmediate as nextTurn } from 'node:timers/promises';
import type { zWordImport } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { type ListedWord, readWordList, wordListLimits } from '../../domain/word-list.ts';
import { reserveStorage, type UsageNeeds } from '../usage/usage.ts';
import { addCard, type CardSubject, insertCards, ownKeyOf } from './add-card.ts';

/** Result of an import, as in the contract. */
export type WordImport = z.infer<typeof zWordImport>;

/** Words per transaction; other requests can run between two batches. */
const batchSize = 100;

interface Entry extends ListedWord {
  readonly key: string;
  readonly subject: CardSubject;
}

async function wordIdsBySpelling(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .selectFrom('words')
    .select(['word_id', 'word_key'])
    .where('word_key', 'in', keys)
    .orderBy('word_id', 'desc')
    .execute();
  return new Map(found.map(({ word_id, word_key }) => [word_key, word_id]));
}

/** Keys of the batch's words that were deleted and can be restored. */
async function deletedKeys(db: Db, userId: number, entries: readonly Entry[]): Promise<Set<string>> {
  const wordIds = entries.flatMap(({ subject }) => ('wordId' in subject ? [subject.wordId] : []));
  const ownKeys = entries.flatMap(({ subject, key }) => ('ownWord' in subject ? [key] : []));
  const rows = await db
    .selectFrom('review_cards')
    .select(['word_id', 'own_key'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .where((where) =>
      where.or([
        ...(wordIds.length > 0 ? [where('word_id', 'in', wordIds)] : []),
        ...(ownKeys.length > 0 ? [where('own_key', 'in', ownKeys)] : []),
      ]),
    )
    .execute();
  const isDeleted = ({ subject, key }: Entry) =>
    rows.some((row) => ('wordId' in subject ? row.word_id === subject.wordId : row.own_key === key));
  return new Set(entries.filter(isDeleted).map(({ key }) => key));
}

async function importBatch(
  { db, config }: UsageNeeds,
  { userId, words, now }: { userId: number; words: readonly ListedWord[]; now: number },
  report: WordImport,
): Promise<void> {
  const ids = await wordIdsBySpelling(db, [...new Set(words.map(({ word }) => ownKeyOf(word)))]);
  const entries = words.map((listed): Entry => {
    const key = ownKeyOf(listed.word);
    const wordId = ids.get(key);
    return {
      ...listed,
      key,
      subject: wordId === undefined ? { ownWord: listed.word, meaning: listed.meaning } : { wordId },
    };
  });
  const firsts = entries.filter(({ key }, index) => entries.findIndex((entry) => entry.key === key) === index);
  const inserted = await insertCards(db, { userId, subjects: firsts.map(({ subject }) => subject), now });
  const isInserted = ({ subject, key }: Entry) =>
    'wordId' in subject ? inserted.wordIds.has(subject.wordId) : inserted.ownKeys.has(key);
  const deleted = await deletedKeys(db, userId, firsts);
  for (const { key, subject } of firsts) {
    if (deleted.has(key)) await addCard(db, { userId, subject, miss: null, now });
  }
  for (const entry of entries) {
    const isNew = firsts.includes(entry) && (isInserted(entry) || deleted.has(entry.key));
    report[isNew ? ('ownWord' in entry.subject ? 'added' : 'matched') : 'known'].push(entry.word);
  }
  if (inserted.ownKeys.size > 0) await reserveStorage({ db, config }, userId, { own_words: inserted.ownKeys.size });
}

/**
 * Adds the words of a plain list to a learner's notebook: words of the word book by their entry, others as own words. Works
 * in batches, so that a long list doesn't block others; after an interrupted import, words already added are recognised.
 *
 * @throws InvalidInput when the list is too long, QuotaExceeded when the notebook is full; words already added stay
 */
export async function importWords(
  { db, clock, config }: UsageNeeds & { clock: Clock },
  { userId, text }: { userId: number; text: string },
): Promise<WordImport> {
  const list = readWordList(text);
  if (!list) throw new InvalidInput('import.tooLong', { field: 'text', params: { max: wordListLimits.lines } });
  const report: WordImport = { matched: [], added: [], known: [], refused: list.refused };
  const now = clock.now();
  for (let at = 0; at < list.words.length; at += batchSize) {
    const words = list.words.slice(at, at + batchSize);
    const batch: WordImport = { matched: [], added: [], known: [], refused: [] };
    await inTransaction(db, (tx) => importBatch({ db: tx, config }, { userId, words, now }, batch));
    for (const outcome of ['matched', 'added', 'known'] as const) report[outcome].push(...batch[outcome]);
    await nextTurn();
  }
  return report;
}
