import type { Db } from '../../db/index.ts';
import { type MissedWord, type Verdict, verdictOf } from '../../domain/misses/index.ts';
import { review } from '../../domain/review-schedule.ts';
import { addCard } from './add-card.ts';
import { changeCard, readAndChange, scheduleOf, toColumns } from './cards.ts';

/** A right answer sooner than this after the miss says little: the key has just been seen. */
const freshMissMs = 10 * 60_000;

/** An attempt that was just saved, in the same transaction. */
export interface RecordedAttempt {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  readonly answer?: string | undefined;
  readonly score?: number | undefined;
  readonly now: number;
}

/**
 * Notes what an attempt missed, and counts a right answer to a question of the notebook as a review.
 *
 * @returns the verdict, or null when nothing can be said
 */
export async function recordAttempt(db: Db, attempt: RecordedAttempt): Promise<Verdict | null> {
  const { userId, questionId, submoduleId, answer, score, now } = attempt;
  const { payload } = await db
    .selectFrom('questions')
    .select('payload')
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  const verdict = verdictOf({ submoduleId, payload, answer, score });
  if (!verdict) return null;
  if (verdict.miss) {
    await addCard(db, {
      userId,
      subject: { questionId },
      miss: { ...verdict.miss, sourceQuestionId: questionId },
      now,
    });
  } else {
    await countRightAnswer(db, attempt);
  }
  await addWords(db, attempt, verdict.words);
  return verdict;
}

/** The missed words that the word book has, in the order of their ids, so that two requests never wait for each other. */
async function addWords(db: Db, { userId, questionId, now }: RecordedAttempt, missed: readonly MissedWord[]) {
  const byKey = new Map(missed.map((word) => [word.word.normalize('NFC').toLowerCase(), word]));
  if (byKey.size === 0) return;
  const words = await db
    .selectFrom('words')
    .select(['word_id', 'word_key'])
    .where('word_key', 'in', [...byKey.keys()])
    .orderBy('word_id')
    .execute();
  for (const { word_id: wordId, word_key } of words) {
    const word = byKey.get(word_key);
    if (!word) continue;
    const { reason, given } = word;
    const miss = { reason, given, score: null, sourceQuestionId: questionId };
    await addCard(db, { userId, subject: { wordId }, miss, now });
  }
}

/** A right answer is a good review when the question's card is due and the miss is not fresh. */
async function countRightAnswer(db: Db, { userId, questionId, now }: RecordedAttempt) {
  await readAndChange(
    () =>
      db
        .selectFrom('review_cards')
        .selectAll()
        .where('user_id', '=', userId)
        .where('question_id', '=', questionId)
        .where('deleted_at', 'is', null)
        .where('graduated_at', 'is', null)
        .where('due_at', '<=', now)
        .where((where) => where.or([where('missed_at', 'is', null), where('missed_at', '<=', now - freshMissMs)]))
        .executeTakeFirst(),
    (card) => changeCard(db, card, { ...toColumns(review(scheduleOf(card), 'good', now)), before_review: null }),
  );
}
