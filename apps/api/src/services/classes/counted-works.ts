import { type Db, type RawBuilder, sql } from '../../db/index.ts';
import type { QuestionMiss } from '../../domain/classes/question-miss.ts';
import { type AskedInWork, countScores, type ScoreInWork } from './kept-answers.ts';
import type { AnswerCounts } from './question-results.ts';

/** SQL of what counts in a class: of each member and assignment the work that was finished last. */
export const countedWorks = (classId: string): RawBuilder<unknown> => sql`(
    select w.* from class_assignments a
    join class_works w on w.assignment_id = a.assignment_id
    where a.class_id = ${classId} and w.finished_at is not null and not exists (
      select 1 from class_works o
      where o.assignment_id = w.assignment_id and o.member_id = w.member_id
        and (o.finished_at, o.sitting_id) > (w.finished_at, w.sitting_id)
    )
  )`;

/** JSON lists that the store joined with commas. */
const joinedLists = <T>(lists: string | null): T[][] => JSON.parse(`[${lists ?? ''}]`);

/** Counts of the answers to a question of a drill, or to all questions of a type in a test. */
export interface CountedAnswers {
  readonly assignmentId: string;
  readonly submoduleId: number;
  /** Null in tests. */
  readonly questionId: number | null;
  readonly counts: AnswerCounts;
}

/** How often assignments of a class were done, and what became of the answers. */
export async function countWorks(
  db: Db,
  classId: string,
): Promise<{ readonly done: number; readonly answers: CountedAnswers[] }> {
  // Nearly all members were asked the same, so the questions are read once and not with each member's scores.
  const { rows } = await sql<{ assignment_id: string; asked: string; done: number; scores: string }>`
    select assignment_id, asked, count(*) as done, string_agg(scores, ',') as scores
    from ${countedWorks(classId)} c group by assignment_id, asked order by assignment_id, asked`.execute(db);
  const scoresOf = new Map<string, ScoreInWork[]>();
  for (const { assignment_id: assignmentId, asked, scores } of rows) {
    const works = joinedLists<ScoreInWork>(scores);
    for (const [place, question] of (JSON.parse(asked) as AskedInWork[]).entries()) {
      const key = JSON.stringify([assignmentId, ...question]);
      const all = scoresOf.get(key) ?? [];
      for (const work of works) all.push(work[place] ?? null);
      scoresOf.set(key, all);
    }
  }
  return {
    done: rows.reduce((sum, { done }) => sum + Number(done), 0),
    answers: [...scoresOf].map(([key, scores]) => {
      const [assignmentId, submoduleId, questionId] = JSON.parse(key) as [string, ...AskedInWork];
      return { assignmentId, submoduleId, questionId, counts: countScores(scores) };
    }),
  };
}

/** The wrong answers that count in some assignments of a class, by assignment. */
export async function missesIn(
  db: Db,
  classId: string,
  assignmentIds: readonly string[],
): Promise<Map<string, QuestionMiss[]>> {
  if (assignmentIds.length === 0) return new Map();
  const { rows } = await sql<{ assignment_id: string; misses: string | null }>`
    select assignment_id, string_agg(misses, ',') as misses from ${countedWorks(classId)} c
    where assignment_id in (${sql.join(assignmentIds)}) group by assignment_id`.execute(db);
  return new Map(rows.map(({ assignment_id, misses }) => [assignment_id, joinedLists<QuestionMiss>(misses).flat()]));
}
