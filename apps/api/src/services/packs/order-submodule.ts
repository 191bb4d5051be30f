import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/**
 * Renumbers the places of a submodule's questions without gaps, by id, copies the places into learners' marks and results,
 * and recounts questions and marks. Withdrawn questions get the place 0 and are not counted.
 */
export async function orderSubmodule(db: Db, submoduleId: number): Promise<void> {
  await sql`update questions set ord_s = z.place, ord_d = z.place_in_level
    from (select q.question_id, row_number() over (order by q.question_id) as place,
        row_number() over (partition by q.difficulty order by q.question_id) as place_in_level
      from questions q where q.submodule_id = ${submoduleId} and q.withdrawn_at is null) z
    where z.question_id = questions.question_id
      and (questions.ord_s <> z.place or questions.ord_d <> z.place_in_level)`.execute(db);
  await sql`update questions set ord_s = 0, ord_d = 0
    where submodule_id = ${submoduleId} and withdrawn_at is not null and ord_s <> 0`.execute(db);
  await copyPlaces(db, 'practice_marks', submoduleId);
  await copyPlaces(db, 'question_results', submoduleId);
  await db.deleteFrom('question_counts').where('submodule_id', '=', submoduleId).execute();
  await sql`insert into question_counts (submodule_id, difficulty, n)
    select submodule_id, difficulty, count(*) from questions where submodule_id = ${submoduleId} and withdrawn_at is null
    group by submodule_id, difficulty`.execute(db);
  await db.deleteFrom('practice_counts').where('submodule_id', '=', submoduleId).execute();
  await sql`insert into practice_counts (user_id, submodule_id, difficulty, n)
    select user_id, submodule_id, difficulty, count(*) from practice_marks
    where submodule_id = ${submoduleId} and ord_s > 0
    group by user_id, submodule_id, difficulty`.execute(db);
}

async function copyPlaces(db: Db, name: 'practice_marks' | 'question_results', submoduleId: number) {
  const t = sql.table(name);
  await sql`update ${t} set ord_s = q.ord_s, ord_d = q.ord_d, difficulty = q.difficulty
    from questions q
    where q.question_id = ${t}.question_id and ${t}.submodule_id = ${submoduleId}
      and (${t}.ord_s <> q.ord_s or ${t}.ord_d <> q.ord_d or ${t}.difficulty <> q.difficulty)`.execute(db);
}
