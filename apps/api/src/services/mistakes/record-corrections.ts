import { type Db, inTransaction, type MistakeSource, sql } from '../../db/index.ts';
import { type CorrectedText, type LocatedMistake, locateMistakes, textsOf } from '../../domain/mistakes/index.ts';
import { newSchedule } from '../../domain/review-schedule.ts';
import { toColumns } from '../notebook/cards.ts';

/** An attempt and what was found in its texts. */
export interface CorrectedAttempt {
  readonly attemptId: number;
  readonly source: MistakeSource;
  readonly texts: readonly CorrectedText[];
}

/** How many earlier attempts at the question are compared. */
const mostEarlier = 5;

/** The texts of the learner's earlier attempts at the same question. */
async function earlierTexts(db: Db, attempt: { attempt_id: number; user_id: number; question_id: number }) {
  const earlier = await db
    .selectFrom('attempts')
    .select(['submodule_id', 'answer'])
    .where('user_id', '=', attempt.user_id)
    .where('question_id', '=', attempt.question_id)
    .where('attempt_id', '<', attempt.attempt_id)
    .orderBy('attempt_id', 'desc')
    .limit(mostEarlier)
    .execute();
  return earlier.flatMap(({ submodule_id, answer }) => textsOf(submodule_id, answer ?? ''));
}

/** Whether two mistakes are about the same words. */
const touches = (a: LocatedMistake, b: { sentence: string; range_start: number; range_end: number }) =>
  a.sentence === b.sentence && a.start <= b.range_end && b.range_start <= a.end;

/**
 * Adds the mistakes of an attempt to the learner's, once for each source. Leaves out what another source has found, and
 * sentences that the learner sent before.
 */
export async function recordCorrections(db: Db, { attemptId, source, texts }: CorrectedAttempt): Promise<void> {
  await inTransaction(db, async (tx) => {
    const attempt = await tx
      .selectFrom('attempts')
      .select(['attempt_id', 'user_id', 'question_id', 'created_at'])
      .where('attempt_id', '=', attemptId)
      .executeTakeFirst();
    if (!attempt) return;
    const { words, mistakes } = locateMistakes(texts, await earlierTexts(tx, attempt));
    const { rows } = await sql`insert into corrected_texts (attempt_id, user_id, source, words, written_at)
      select attempt_id, user_id, cast(${source} as text), cast(${words} as integer), created_at
      from attempts where attempt_id = ${attemptId}
      on conflict (attempt_id, source) do nothing returning attempt_id`.execute(tx);
    if (rows.length === 0) return;
    const found = await tx
      .selectFrom('mistakes')
      .select(['sentence', 'range_start', 'range_end'])
      .where('attempt_id', '=', attemptId)
      .execute();
    const added = mistakes.filter((mistake) => !found.some((other) => touches(mistake, other)));
    if (added.length === 0) return;
    const madeAt = Number(attempt.created_at);
    await tx
      .insertInto('mistakes')
      .values(
        added.map(({ kind, code, params, explanation, sentence, sentenceNumber, start, end, fixes }) => ({
          user_id: attempt.user_id,
          attempt_id: attemptId,
          source,
          kind,
          code,
          params: JSON.stringify(params),
          explanation,
          sentence,
          sentence_number: sentenceNumber,
          range_start: start,
          range_end: end,
          fixes: JSON.stringify(fixes),
          made_at: madeAt,
          dismissed_at: null,
          ...toColumns(newSchedule(madeAt)),
          revision: 0,
        })),
      )
      .execute();
  });
}
