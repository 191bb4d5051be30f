import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { AttemptsTable } from '../../db/schema.ts';
import { checkTexts, textsOf, writtenTypes } from '../../domain/mistakes/index.ts';
import { recordCorrections } from './record-corrections.ts';

/** So many words are checked in one call, and at least one text. Takes about half a second. */
const wordsAtOnce = 2000;

/** The learner's texts that the built-in rules have not checked. */
const unchecked = (db: Db, userId: number) =>
  db
    .selectFrom('attempts as a')
    .leftJoin('corrected_texts as c', (join) =>
      join.onRef('c.attempt_id', '=', 'a.attempt_id').on('c.source', '=', 'builtin'),
    )
    .where('a.user_id', '=', userId)
    .where('a.submodule_id', 'in', writtenTypes)
    .where('a.answer', 'is not', null)
    .where('c.attempt_id', 'is', null);

type Unchecked = Pick<Selectable<AttemptsTable>, 'attempt_id' | 'submodule_id' | 'answer'>;

/** Checks the texts of an attempt; returns their number of words. */
async function collectFrom(db: Db, { attempt_id: attemptId, submodule_id, answer }: Unchecked): Promise<number> {
  const texts = textsOf(submodule_id, answer ?? '');
  const corrected = await checkTexts(texts, () => setImmediate());
  await recordCorrections(db, { attemptId, source: 'builtin', texts: corrected });
  return wordsOf(texts);
}

/** Finds the mistakes in the texts of one attempt, unless they were checked before or it has none. */
export async function collectFromAttempt(db: Db, userId: number, attemptId: number): Promise<void> {
  const attempt = await unchecked(db, userId)
    .select(['a.attempt_id', 'a.submodule_id', 'a.answer'])
    .where('a.attempt_id', '=', attemptId)
    .executeTakeFirst();
  if (attempt) await collectFrom(db, attempt);
}

const wordsOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.split(/\s+/u).length, 0);

/**
 * Finds the mistakes in texts that were saved since the last call, newest first. The event loop gets a turn after every
 * sentence.
 *
 * @returns how many texts are left for another call
 */
export async function collectMistakes({ db }: { db: Db }, { userId }: { userId: number }): Promise<number> {
  for (let words = 0; words < wordsAtOnce; ) {
    const attempt = await unchecked(db, userId)
      .select(['a.attempt_id', 'a.submodule_id', 'a.answer'])
      .orderBy('a.attempt_id', 'desc')
      .executeTakeFirst();
    if (!attempt) return 0;
    words += await collectFrom(db, attempt);
  }
  const { n } = await unchecked(db, userId)
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}
