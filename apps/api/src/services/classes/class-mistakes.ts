import type { zClassMistakes } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, sql } from '../../db/index.ts';
import { shareOf, worstFirst } from '../../domain/classes/outcome.ts';
import { groupBy } from '../../domain/group-by.ts';
import { writtenTypes } from '../../domain/mistakes/index.ts';
import type { Deps } from '../deps.ts';
import { type ClassKey, taughtClass } from './access.ts';
import { assignedQuestions } from './assigned-questions.ts';
import { type CountedAnswers, countAnswers, countedWorks } from './counted-works.ts';
import { parseMisses, questionResult } from './question-results.ts';

/** What a class gets wrong, as in the contract. */
export type ClassMistakes = z.infer<typeof zClassMistakes>;

const mostQuestions = 20;

async function countDone(db: Db, classId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${countedWorks(classId)} c`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

function resultsOfTypes(counted: readonly CountedAnswers[]): ClassMistakes['types'] {
  return [...groupBy(counted, ({ submoduleId }) => submoduleId)]
    .map(([submoduleId, rows]) => {
      const sum = (value: (row: CountedAnswers) => number) => rows.reduce((all, row) => all + value(row), 0);
      return {
        submoduleId,
        answers: sum(({ counts }) => counts.answers),
        right: sum(({ counts }) => counts.right),
        points: sum(({ counts }) => counts.points),
      };
    })
    .filter(({ answers }) => answers > 0)
    .toSorted((a, b) => worstFirst(a, b) || a.submoduleId - b.submoduleId)
    .map(({ points, ...row }) => ({ ...row, share: shareOf(points, row.answers) }));
}

/** The wrong answers in the drills of some assignments. */
async function missesOf(db: Db, classId: string, assignmentIds: readonly string[]) {
  if (assignmentIds.length === 0) return new Map<string, ReturnType<typeof parseMisses>>();
  const { rows } = await sql<{ assignment_id: string; misses: string | null }>`
    select assignment_id, misses from ${countedWorks(classId)} c
    where assignment_id in (${sql.join(assignmentIds)})`.execute(db);
  const works = groupBy(rows, ({ assignment_id }) => assignment_id);
  return new Map([...works].map(([id, own]) => [id, own.flatMap(parseMisses)]));
}

async function resultsOfQuestions(
  db: Db,
  classId: string,
  counted: readonly CountedAnswers[],
): Promise<ClassMistakes['questions']> {
  const worst = counted
    .flatMap(({ questionId, ...row }) => (questionId === null ? [] : [{ ...row, questionId }]))
    .filter(({ counts }) => counts.answers > counts.right)
    .toSorted((a, b) => worstFirst(a.counts, b.counts))
    .slice(0, mostQuestions);
  const misses = await missesOf(db, classId, [...new Set(worst.map(({ assignmentId }) => assignmentId))]);
  const questions = await assignedQuestions(
    db,
    worst.map(({ questionId }) => questionId),
  );
  return worst.flatMap(({ assignmentId, title, questionId, counts }) => {
    const question = questions.get(questionId);
    return question
      ? [{ assignmentId, title, result: questionResult(question, counts, misses.get(assignmentId) ?? []) }]
      : [];
  });
}

type KindCount = ClassMistakes['kinds'][number];

/** The kinds of mistakes in the texts, without those that the learner said are none. */
async function countKinds(db: Db, classId: string): Promise<KindCount[]> {
  const { rows } = await sql<{ kind: string; n: number; members: number }>`
    select m.kind, count(*) as n, count(distinct c.member_id) as members
    from ${countedWorks(classId)} c
    join sitting_slots t on t.sitting_id = c.sitting_id
    join mistakes m on m.attempt_id = t.attempt_id
    where t.submodule_id in (${sql.join([...writtenTypes])}) and m.dismissed_at is null
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
  const counted = await countAnswers(db, key.classId);
  return {
    done: await countDone(db, key.classId),
    types: resultsOfTypes(counted),
    questions: await resultsOfQuestions(db, key.classId, counted),
    kinds: await countKinds(db, key.classId),
  };
}
