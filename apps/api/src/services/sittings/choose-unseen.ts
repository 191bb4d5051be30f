import { type Db, type RawBuilder, sql } from '../../db/index.ts';
import type { PortNeeds, QuestionChoice } from './ports.ts';

/** How many random questions are looked at before the whole type is searched. */
const sampled = 12;

type Wanted = Pick<QuestionChoice, 'userId' | 'submoduleId' | 'level' | 'excluded'>;

const levelOf = ({ level }: Wanted) => (level === 'Mine' ? null : level);

/** Questions of the type and level that aren't excluded, with the time at which the learner last saw each; null for never. */
function candidates(wanted: Wanted): RawBuilder<{ question_id: number; seen_at: number | null }> {
  const { userId, submoduleId, excluded } = wanted;
  const level = levelOf(wanted);
  return sql`select q.question_id,
      (select max(seen.at) from (
        select r.practiced_at as at from question_results r
          where r.user_id = ${userId} and r.submodule_id = q.submodule_id and r.question_id = q.question_id
        union all
        select s.handed_out_at as at from sitting_slots s
          where s.user_id = ${userId} and s.question_id = q.question_id
      ) seen) as seen_at
    from questions q
    where q.submodule_id = ${submoduleId} and q.withdrawn_at is null
      ${level === null ? sql`` : sql`and q.difficulty = ${level}`}
      ${excluded.length === 0 ? sql`` : sql`and q.question_id not in (${sql.join(excluded)})`}`;
}

async function countOf(db: Db, wanted: Wanted): Promise<number> {
  const level = levelOf(wanted);
  const { n } = await db
    .selectFrom('question_counts')
    .select((select) => select.fn.sum<number>('n').as('n'))
    .where('submodule_id', '=', wanted.submoduleId)
    .$if(level !== null, (query) => query.where('difficulty', '=', level ?? 'Easy'))
    .executeTakeFirstOrThrow();
  return Number(n ?? 0);
}

/**
 * A random question that the learner has never seen; if all were seen, the one seen longest ago. So a question comes again within
 * weeks only when the type has no other. A few random places are tried first, because a type may have thousands of questions.
 */
export async function chooseUnseen(
  { db }: Pick<PortNeeds, 'db'>,
  wanted: Wanted,
  random: () => number,
): Promise<number | null> {
  const count = await countOf(db, wanted);
  if (count === 0) return null;
  const places = Array.from({ length: sampled }, () => Math.floor(random() * count) + 1);
  const place = sql.ref(levelOf(wanted) === null ? 'q.ord_s' : 'q.ord_d');
  const { rows: tried } = await sql<{ question_id: number; seen_at: number | null }>`${candidates(wanted)}
    and ${place} in (${sql.join(places)})`.execute(db);
  const unseen = tried.filter(({ seen_at }) => seen_at === null);
  const chosen = unseen[Math.floor(random() * unseen.length)];
  if (chosen) return chosen.question_id;
  const { rows } = await sql<{ question_id: number }>`select question_id from (${candidates(wanted)}) asked
    order by case when seen_at is null then 0 else 1 end, seen_at, random() limit 1`.execute(db);
  return rows[0]?.question_id ?? null;
}
