import type { zClassMistakes } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, type RawBuilder, sql } from '../../db/index.ts';
import { fewestForShare } from '../../domain/classes/limits.ts';
import { fullShare, shareOf } from '../../domain/classes/outcome.ts';
import { groupBy } from '../../domain/group-by.ts';
import type { Deps } from '../deps.ts';
import { type ClassKey, taughtClass } from './access.ts';
import { assignedQuestions } from './assigned-questions.ts';
import { parseMisses, questionResult } from './question-results.ts';

/** What a class gets wrong, as in the contract. */
export type ClassMistakes = z.infer<typeof zClassMistakes>;

const mostQuestions = 20;

/** What counts: of each member and assignment the newest finished sitting. */
const counted = (classId: string): RawBuilder<unknown> => sql`(select * from (
    select w.sitting_id, w.assignment_id, w.member_id, w.misses, s.kind, a.title,
      row_number() over (
        partition by w.assignment_id, w.member_id order by s.finished_at desc, w.sitting_id
      ) as newest
    from class_works w
    join class_assignments a on a.assignment_id = w.assignment_id
    join sittings s on s.sitting_id = w.sitting_id
    where a.class_id = ${classId} and s.finished_at is not null
  ) works where newest = 1)`;

const graded = sql`count(t.score)`;
const right = sql`sum(case when t.score >= ${sql.lit(fullShare)} then 1 else 0 end)`;
/** Figures that rest on few answers come last, then the lowest mean comes first. */
const worstFirst = sql`case when ${graded} < ${sql.lit(fewestForShare)} then 1 else 0 end, sum(t.score) / ${graded}, ${graded} desc`;

async function countDone(db: Db, classId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${counted(classId)} c`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

async function resultsOfTypes(db: Db, classId: string): Promise<ClassMistakes['types']> {
  const { rows } = await sql<{ submodule_id: number; answers: number; full_marks: number; points: number }>`
    select t.submodule_id, ${graded} as answers, ${right} as full_marks, sum(t.score) as points
    from ${counted(classId)} c join sitting_slots t on t.sitting_id = c.sitting_id
    where t.state = 'answered' and t.score is not null
    group by t.submodule_id order by ${worstFirst}, t.submodule_id`.execute(db);
  return rows.map((row) => ({
    ...{ submoduleId: row.submodule_id, answers: Number(row.answers), right: Number(row.full_marks) },
    share: shareOf(Number(row.points), Number(row.answers)),
  }));
}

interface MissedRow {
  assignment_id: string;
  title: string;
  question_id: number;
  answers: number;
  full_marks: number;
  points: number;
  ungraded: number;
  missed: number;
}

/** Questions of drills that lost points, with the counts of their answers. */
async function missedQuestions(db: Db, classId: string): Promise<MissedRow[]> {
  const question = sql`coalesce(t.question_id, t.planned_question_id)`;
  const { rows } = await sql<MissedRow>`
    select c.assignment_id, c.title, ${question} as question_id,
      ${graded} as answers, ${right} as full_marks, sum(t.score) as points,
      sum(case when t.state = 'answered' and t.score is null then 1 else 0 end) as ungraded,
      sum(case when t.state = 'answered' then 0 else 1 end) as missed
    from ${counted(classId)} c join sitting_slots t on t.sitting_id = c.sitting_id
    where c.kind = 'drill'
    group by c.assignment_id, c.title, ${question}
    having ${graded} > ${right}
    order by ${worstFirst}, question_id, c.assignment_id limit ${mostQuestions}`.execute(db);
  return rows;
}

async function missesOf(db: Db, classId: string, rows: readonly MissedRow[]) {
  if (rows.length === 0) return new Map<string, ReturnType<typeof parseMisses>>();
  const ids = [...new Set(rows.map(({ assignment_id }) => assignment_id))];
  const works = await sql<{ assignment_id: string; misses: string | null }>`
    select assignment_id, misses from ${counted(classId)} c where assignment_id in (${sql.join(ids)})`.execute(db);
  const byAssignment = groupBy(works.rows, ({ assignment_id }) => assignment_id);
  return new Map(ids.map((id) => [id, (byAssignment.get(id) ?? []).flatMap(parseMisses)]));
}

async function resultsOfQuestions(db: Db, classId: string): Promise<ClassMistakes['questions']> {
  const rows = await missedQuestions(db, classId);
  const misses = await missesOf(db, classId, rows);
  const questions = await assignedQuestions(
    db,
    rows.map(({ question_id }) => question_id),
  );
  return rows.flatMap((row) => {
    const question = questions.get(row.question_id);
    if (!question) return [];
    const counts = {
      ...{ answers: Number(row.answers), right: Number(row.full_marks), points: Number(row.points) },
      ...{ ungraded: Number(row.ungraded), missed: Number(row.missed) },
    };
    const result = questionResult(question, counts, misses.get(row.assignment_id) ?? []);
    return [{ assignmentId: row.assignment_id, title: row.title, result }];
  });
}

type KindCount = ClassMistakes['kinds'][number];

/** The kinds of mistakes in the texts, without those that the learner said are none. */
async function countKinds(db: Db, classId: string): Promise<KindCount[]> {
  const { rows } = await sql<{ kind: string; n: number; members: number }>`
    select m.kind, count(*) as n, count(distinct c.member_id) as members
    from ${counted(classId)} c
    join sitting_slots t on t.sitting_id = c.sitting_id
    join mistakes m on m.attempt_id = t.attempt_id
    where m.dismissed_at is null
    group by m.kind order by n desc, m.kind`.execute(db);
  return rows.map(({ kind, n, members }) => ({
    ...{ kind: kind as KindCount['kind'], count: Number(n), members: Number(members) },
  }));
}

/**
 * What a class gets wrong: only in work that was begun from its assignments and finished.
 *
 * @throws NotFound, LimitReached
 */
export async function getClassMistakes(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  key: ClassKey,
): Promise<ClassMistakes> {
  await taughtClass(db, key);
  await limits.consume('classResultsPerAccount', String(key.userId));
  return {
    done: await countDone(db, key.classId),
    types: await resultsOfTypes(db, key.classId),
    questions: await resultsOfQuestions(db, key.classId),
    kinds: await countKinds(db, key.classId),
  };
}
