import type { Db } from '../../db/index.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { isWorthACard, type MissedWord, type Verdict, verdictOf } from '../../domain/misses/index.ts';
import { review } from '../../domain/review-schedule.ts';
import { addCard, ownKeyOf } from './add-card.ts';
import { changeCard, readAndChange, scheduleOf, toColumns } from './cards.ts';

/** A right answer sooner than this after the miss doesn't count, because the learner has just seen the key. */
const freshMissMs = 10 * 60_000;

/** An attempt that was just saved. */
export interface RecordedAttempt {
  readonly userId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  readonly answer?: string | undefined;
  readonly score?: number | undefined;
  readonly now: number;
}

/**
 * Adds an attempt's mistakes to the notebook, and counts a right answer to a question in the notebook as a review. Call it
 * in the transaction that saves the attempt.
 *
 * @returns the verdict, or null when the attempt can't be graded
 */
export async function recordAttempt(db: Db, attempt: RecordedAttempt): Promise<Verdict | null> {
  const { userId, questionId, submoduleId, answer, score, now } = attempt;
  const { payload, difficulty } = await db
    .selectFrom('questions')
    .select(['payload', 'difficulty'])
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  const verdict = verdictOf({ submoduleId, payload, answer, score });
  if (!verdict) return null;
  const words = await wordsToAdd(db, verdict.words, difficulty);
  if (!verdict.miss) {
    await countRightAnswer(db, attempt, verdict.words.length > 0);
  } else if (!verdict.isOneWord || words.length === 0) {
    await addCard(db, {
      userId,
      subject: { questionId },
      miss: { ...verdict.miss, sourceQuestionId: questionId },
      now,
    });
  }
  for (const { wordId, reason, given } of words) {
    const miss = { reason, given, score: null, sourceQuestionId: questionId };
    await addCard(db, { userId, subject: { wordId }, miss, now });
  }
  return verdict;
}

/**
 * The missed words that get cards: words of the word book that are worth one, without duplicates. Ordered by id, so that
 * two requests can't deadlock.
 */
async function wordsToAdd(db: Db, missed: readonly MissedWord[], difficulty: DifficultyLevel) {
  const byKey = new Map(missed.map((word) => [ownKeyOf(word.word), word]));
  if (byKey.size === 0) return [];
  const words = await db
    .selectFrom('words')
    .select(['word_id', 'word_key', 'level', 'part_of_speech'])
    .where('word_key', 'in', [...byKey.keys()])
    .orderBy('word_id')
    .execute();
  return words.flatMap(({ word_id: wordId, word_key, level, part_of_speech: partOfSpeech }) => {
    const word = byKey.get(word_key);
    byKey.delete(word_key);
    return word && isWorthACard(word.reason, { level, partOfSpeech }, difficulty) ? [{ ...word, wordId }] : [];
  });
}

/**
 * Counts a right answer as a "good" review of due cards that are not fresh: the question's own, and those of words missed
 * in it, unless a word was missed again.
 */
async function countRightAnswer(db: Db, { userId, questionId, now }: RecordedAttempt, hasMissedWords: boolean) {
  const due = db
    .selectFrom('review_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('graduated_at', 'is', null)
    .where('due_at', '<=', now)
    .where((where) => where.or([where('missed_at', 'is', null), where('missed_at', '<=', now - freshMissMs)]));
  const reviewed = await due
    .where((where) =>
      where.or([
        where('question_id', '=', questionId),
        ...(hasMissedWords
          ? []
          : [where.and([where('kind', '=', 'word'), where('source_question_id', '=', questionId)])]),
      ]),
    )
    .orderBy('card_id')
    .execute();
  for (const { card_id } of reviewed) {
    await readAndChange(
      () => due.where('card_id', '=', card_id).executeTakeFirst(),
      (card) => changeCard(db, card, { ...toColumns(review(scheduleOf(card), 'good', now)), before_review: null }),
    );
  }
}
