import { type Db, type RawBuilder, sql } from '../../db/index.ts';
import { fullShare } from '../../domain/classes/outcome.ts';
import type { AnswerCounts } from './question-results.ts';

/** SQL of what counts in a class: of each member and assignment the newest finished sitting. */
export const countedWorks = (classId: string): RawBuilder<unknown> => sql`(select * from (
    select w.sitting_id, w.assignment_id, w.member_id, w.misses, s.kind, a.title,
      row_number() over (
        partition by w.assignment_id, w.member_id order by s.finished_at desc, w.sitting_id
      ) as newest
    from class_works w
    join class_assignments a on a.assignment_id = w.assignment_id
    join sittings s on s.sitting_id = w.sitting_id
    where a.class_id = ${classId} and s.finished_at is not null
  ) works where newest = 1)`;

/** Counts of the answers to a question of a drill, or to all questions of a type in tests. */
export interface CountedAnswers {
  readonly assignmentId: string;
  readonly title: string;
  readonly submoduleId: number;
  /** Null for tests. */
  readonly questionId: number | null;
  readonly counts: AnswerCounts;
}

interface Row {
  assignment_id: string;
  title: string;
  submodule_id: number;
  question_id: number | null;
  answers: number;
  full_marks: number;
  points: number | null;
  ungraded: number;
  missed: number;
}

/** Counts what became of the answers in a class, in the order of assignments and questions. */
export async function countAnswers(db: Db, classId: string): Promise<CountedAnswers[]> {
  const { rows } = await sql<Row>`
    select assignment_id, title, submodule_id, question_id,
      count(score) as answers, sum(score) as points,
      sum(case when score >= ${fullShare} then 1 else 0 end) as full_marks,
      sum(case when state = 'answered' and score is null then 1 else 0 end) as ungraded,
      sum(case when state = 'answered' then 0 else 1 end) as missed
    from (
      select c.assignment_id, c.title, t.submodule_id, t.state, t.score,
        case when c.kind = 'drill' then coalesce(t.question_id, t.planned_question_id) end as question_id
      from ${countedWorks(classId)} c join sitting_slots t on t.sitting_id = c.sitting_id
    ) answers
    group by assignment_id, title, submodule_id, question_id
    order by assignment_id, question_id, submodule_id`.execute(db);
  return rows.map((row) => ({
    ...{ assignmentId: row.assignment_id, title: row.title },
    ...{ submoduleId: row.submodule_id, questionId: row.question_id },
    counts: {
      ...{ answers: Number(row.answers), right: Number(row.full_marks), points: Number(row.points ?? 0) },
      ...{ ungraded: Number(row.ungraded), missed: Number(row.missed) },
    },
  }));
}
