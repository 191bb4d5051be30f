import { sql } from 'kysely';
import { type Db, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { NotFound } from '../../domain/errors.ts';

/** A learner's mark on a question. */
export interface PracticeMark {
  readonly userId: number;
  readonly questionId: number;
  /** False removes the mark. */
  readonly isPracticed: boolean;
}

interface Counted {
  submodule_id: number;
  difficulty: string;
}

/**
 * Marks or unmarks a question as practised, and updates the learner's counters in the same transaction. Idempotent.
 *
 * @throws NotFound when the question does not exist or was withdrawn
 */
export async function markPracticed({ db, clock }: { db: Db; clock: Clock }, mark: PracticeMark): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changed = mark.isPracticed ? await addMark(tx, mark, clock.now()) : await removeMark(tx, mark);
    if (changed) await count(tx, mark, changed);
    else await assertQuestion(tx, mark.questionId);
  });
}

async function addMark(db: Db, { userId, questionId }: PracticeMark, now: number): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`insert into practice_marks
      (user_id, submodule_id, question_id, difficulty, ord_s, ord_d, practiced_at)
    select cast(${userId} as integer), q.submodule_id, q.question_id, q.difficulty, q.ord_s, q.ord_d,
      cast(${now} as bigint)
    from questions q where q.question_id = ${questionId} and q.withdrawn_at is null
    on conflict do nothing returning submodule_id, difficulty`.execute(db);
  return rows[0];
}

async function removeMark(db: Db, { userId, questionId }: PracticeMark): Promise<Counted | undefined> {
  const { rows } =
    await sql<Counted>`delete from practice_marks where user_id = ${userId} and question_id = ${questionId}
      and submodule_id = (select q.submodule_id from questions q
        where q.question_id = ${questionId} and q.withdrawn_at is null)
    returning submodule_id, difficulty`.execute(db);
  return rows[0];
}

async function count(db: Db, { userId, isPracticed }: PracticeMark, { submodule_id, difficulty }: Counted) {
  const change = isPracticed ? sql`+ 1` : sql`- 1`;
  await sql`insert into practice_counts (user_id, submodule_id, difficulty, n)
    values (${userId}, ${submodule_id}, ${difficulty}, 1)
    on conflict (user_id, submodule_id, difficulty) do update set n = practice_counts.n ${change}`.execute(db);
}

async function assertQuestion(db: Db, questionId: number) {
  const found = await db
    .selectFrom('questions')
    .select('question_id')
    .where('question_id', '=', questionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw new NotFound('question.notFound');
}
