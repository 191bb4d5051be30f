import { type Db, type RawBuilder, type StoreKind, sql } from '../apps/api/src/db/index.ts';

/** Number of marks of the measured learner in the measured submodule, for any size of bank. */
export const learnerMarks = 1000;
/** How many of these the learner missed at least once. */
export const learnerMisses = 300;
/** Half of all questions belong to this submodule, like word judgements in the real bank. */
export const measuredSubmodule = 1;

const otherLearners = 100;
const marksOfOthers = 100;

/**
 * Fills an empty store with a bank of `size` questions and learners with marks.
 *
 * @returns the id of the measured learner
 */
export async function seed(db: Db, kind: StoreKind, size: number): Promise<number> {
  await addQuestions(db, kind, size);
  const learner = await addUser(db, 'learner@example.org');
  await addMarks(db, learner, learnerMarks, 0);
  for (let index = 0; index < otherLearners; index += 1)
    await addMarks(db, await addUser(db, `other-${index}@example.org`), marksOfOthers, index);
  await addResults(db, learner);
  await sql`insert into practice_counts (user_id, submodule_id, difficulty, n)
    select user_id, submodule_id, difficulty, count(*) from practice_marks
    group by user_id, submodule_id, difficulty`.execute(db);
  if (kind === 'postgres') await sql`analyze`.execute(db);
  return learner;
}

async function addQuestions(db: Db, kind: StoreKind, size: number) {
  const numbers: RawBuilder<unknown> =
    kind === 'postgres'
      ? sql`select n from generate_series(0, ${sql.lit(size - 1)}) as g(n)`
      : sql`select value as n from (with recursive counter(value) as
          (select 0 union all select value + 1 from counter where value < ${sql.lit(size - 1)}) select value from counter)`;
  const payload = JSON.stringify({
    word: 'example',
    correct: true,
    explanation: { en: 'x'.repeat(300), zh: '解释'.repeat(40) },
  });
  await sql`insert into questions (question_id, submodule_id, module_id, difficulty, payload, ord_s, ord_d, created_at, updated_at)
    select n + 1, s, 1, d, ${sql.lit(payload)}, row_number() over (partition by s order by n),
      row_number() over (partition by s, d order by n), 0, 0
    from (select n, case when n % 2 = 0 then ${sql.lit(measuredSubmodule)} else 2 + (n / 2) % 13 end as s,
      case (n / 26) % 3 when 0 then 'Easy' when 1 then 'Medium' else 'Hard' end as d from (${numbers}) counted) named`.execute(
    db,
  );
  await sql`insert into question_counts (submodule_id, difficulty, n)
    select submodule_id, difficulty, count(*) from questions group by submodule_id, difficulty`.execute(db);
}

async function addUser(db: Db, account: string): Promise<number> {
  const { user_id } = await db
    .insertInto('users')
    .values({ account, password_hash: '-', verified_at: 1, created_at: 1, vip_until: null })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}

/** Adds marks, spread evenly over the measured submodule. */
async function addMarks(db: Db, userId: number, count: number, shift: number) {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0) as n from question_counts
    where submodule_id = ${sql.lit(measuredSubmodule)}`.execute(db);
  const step = Math.floor(Number(rows[0]?.n) / count);
  const places = Array.from({ length: count }, (_, index) => index * step + 1 + (shift % step));
  for (let start = 0; start < count; start += 200)
    await sql`insert into practice_marks (user_id, submodule_id, question_id, difficulty, ord_s, ord_d, practiced_at)
      select ${sql.lit(userId)}, submodule_id, question_id, difficulty, ord_s, ord_d, 0 from questions
      where submodule_id = ${sql.lit(measuredSubmodule)} and ord_s in (${sql.join(places.slice(start, start + 200).map((place) => sql.lit(place)))})`.execute(
      db,
    );
}

/** Adds results of the measured learner: one per marked question, with misses spread evenly. */
async function addResults(db: Db, userId: number) {
  await sql`insert into question_results
      (user_id, submodule_id, question_id, difficulty, ord_s, ord_d, best_score, missed, practiced_at)
    select user_id, submodule_id, question_id, difficulty, ord_s, ord_d, case when n % 10 < 3 then 0 else 1 end,
      case when n % 10 < 3 then 1 else 0 end, 0
    from (select m.*, row_number() over (order by question_id) as n from practice_marks m
      where user_id = ${sql.lit(userId)}) numbered`.execute(db);
}
