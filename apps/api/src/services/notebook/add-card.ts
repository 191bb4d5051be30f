import type { Db, ReviewCardRow } from '../../db/index.ts';
import type { MissReason } from '../../domain/misses/index.ts';
import { lapse, newSchedule } from '../../domain/review-schedule.ts';
import { changeCard, readAndChange, scheduleOf, toColumns } from './cards.ts';

/** The subject of a card. */
export type CardSubject =
  | { readonly wordId: number }
  | { readonly questionId: number }
  /** A word of the learner's own. */
  | { readonly ownWord: string; readonly meaning: string | null };

/** A miss to record. */
export interface Miss {
  readonly reason: MissReason;
  readonly given: string | null;
  readonly score: number | null;
  readonly sourceQuestionId: number;
}

/** Normalized key of an own word. */
export const ownKeyOf = (word: string) => word.normalize('NFC').toLowerCase();

function subjectColumns(subject: CardSubject) {
  const none = { word_id: null, question_id: null, own_key: null, own_word: null, own_meaning: null };
  if ('wordId' in subject) return { ...none, kind: 'word' as const, word_id: subject.wordId };
  if ('questionId' in subject) return { ...none, kind: 'question' as const, question_id: subject.questionId };
  const { ownWord, meaning } = subject;
  return { ...none, kind: 'word' as const, own_key: ownKeyOf(ownWord), own_word: ownWord, own_meaning: meaning };
}

function missColumns(miss: Miss | null, now: number) {
  return {
    reason: miss?.reason ?? 'imported',
    given: miss?.given ?? null,
    score: miss?.score ?? null,
    source_question_id: miss?.sourceQuestionId ?? null,
    missed_at: miss ? now : null,
  };
}

async function findBySubject(db: Db, userId: number, subject: CardSubject): Promise<ReviewCardRow | undefined> {
  const query = db.selectFrom('review_cards').selectAll().where('user_id', '=', userId);
  if ('wordId' in subject) return query.where('word_id', '=', subject.wordId).executeTakeFirst();
  if ('questionId' in subject) return query.where('question_id', '=', subject.questionId).executeTakeFirst();
  return query.where('own_key', '=', ownKeyOf(subject.ownWord)).executeTakeFirst();
}

/** Converts the card of an own word into one for the same word of the word book, to avoid duplicates. */
async function adoptOwnWord(db: Db, userId: number, wordId: number): Promise<void> {
  await db
    .updateTable('review_cards')
    .set((set) => ({
      word_id: wordId,
      own_key: null,
      own_word: null,
      own_meaning: null,
      revision: set('revision', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('own_key', '=', (select) => select.selectFrom('words').select('word_key').where('word_id', '=', wordId))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_cards as other')
            .select('other.card_id')
            .where('other.user_id', '=', userId)
            .where('other.word_id', '=', wordId),
        ),
      ),
    )
    .execute();
}

/** Columns of a new card, also used when a deleted card is added again. */
const freshColumns = (miss: Miss | null, now: number) => ({
  ...missColumns(miss, now),
  ...toColumns(newSchedule(now)),
  times_missed: miss ? 1 : 0,
  before_review: null,
  deleted_at: null,
  created_at: now,
});

/** The subjects that were inserted. */
export interface InsertedCards {
  readonly wordIds: ReadonlySet<number>;
  readonly ownKeys: ReadonlySet<string>;
}

/** Inserts cards for words that were never in the learner's notebook, in one statement. Existing cards are unchanged. */
export async function insertCards(
  db: Db,
  { userId, subjects, now }: { userId: number; subjects: readonly CardSubject[]; now: number },
): Promise<InsertedCards> {
  const rows = await db
    .insertInto('review_cards')
    .values(
      subjects.map((subject) => ({
        user_id: userId,
        ...subjectColumns(subject),
        ...freshColumns(null, now),
        revision: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['word_id', 'own_key'])
    .execute();
  return {
    wordIds: new Set(rows.flatMap(({ word_id }) => (word_id === null ? [] : [word_id]))),
    ownKeys: new Set(rows.flatMap(({ own_key }) => (own_key === null ? [] : [own_key]))),
  };
}

/**
 * Adds a card to a learner's notebook. An existing card lapses on a miss and is unchanged by an import; a deleted card
 * starts over.
 *
 * @param miss null for imports
 * @returns whether the card was added
 */
export async function addCard(
  db: Db,
  { userId, subject, miss, now }: { userId: number; subject: CardSubject; miss: Miss | null; now: number },
): Promise<boolean> {
  if ('wordId' in subject) await adoptOwnWord(db, userId, subject.wordId);
  const inserted = await db
    .insertInto('review_cards')
    .values({ user_id: userId, ...subjectColumns(subject), ...freshColumns(miss, now), revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('card_id')
    .executeTakeFirst();
  if (inserted) return true;
  const before = await readAndChange(
    () => findBySubject(db, userId, subject),
    (card) => {
      if (card.deleted_at !== null) {
        return changeCard(db, card, { ...subjectColumns(subject), ...freshColumns(miss, now) });
      }
      if (!miss) return Promise.resolve(true);
      return changeCard(db, card, {
        ...missColumns(miss, now),
        ...toColumns(lapse(scheduleOf(card), now)),
        times_missed: card.times_missed + 1,
        before_review: null,
      });
    },
  );
  return before !== undefined && before.deleted_at !== null;
}
