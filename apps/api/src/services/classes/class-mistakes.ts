import type { zClassMistakes } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type AssignmentRow, type Db, sql } from '../../db/index.ts';
import { shareOf, worstFirst } from '../../domain/classes/outcome.ts';
import { mayAskFor } from '../../domain/classes/task.ts';
import { groupBy } from '../../domain/group-by.ts';
import { writtenTypes } from '../../domain/mistakes/index.ts';
import type { Deps } from '../deps.ts';
import { type ClassKey, taughtClass } from './access.ts';
import { assignedQuestions } from './assigned-questions.ts';
import { type CountedAnswers, countedWorks, countWorks, missesIn } from './counted-works.ts';
import { questionResult } from './question-results.ts';
import { assignmentsOf } from './views.ts';

/** What a class gets wrong, as in the contract. */
export type ClassMistakes = z.infer<typeof zClassMistakes>;

const mostQuestions = 20;

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

async function resultsOfQuestions(
  db: Db,
  classId: string,
  assignments: readonly AssignmentRow[],
  counted: readonly CountedAnswers[],
): Promise<ClassMistakes['questions']> {
  const worst = counted
    .flatMap(({ questionId, ...row }) => (questionId === null ? [] : [{ ...row, questionId }]))
    .filter(({ counts }) => counts.answers > counts.right)
    .toSorted((a, b) => worstFirst(a.counts, b.counts))
    .slice(0, mostQuestions);
  const misses = await missesIn(db, classId, [...new Set(worst.map(({ assignmentId }) => assignmentId))]);
  const questions = await assignedQuestions(
    db,
    worst.map(({ questionId }) => questionId),
  );
  const titles = new Map(assignments.map(({ assignment_id, title }) => [assignment_id, title]));
  return worst.flatMap(({ assignmentId, questionId, counts }) => {
    const question = questions.get(questionId);
    if (!question) return [];
    const result = questionResult(question, counts, misses.get(assignmentId) ?? []);
    return [{ assignmentId, title: titles.get(assignmentId) ?? '', result }];
  });
}

type KindCount = ClassMistakes['kinds'][number];

/** The kinds of mistakes in the texts, without those that the learner said are none. */
async function countKinds(db: Db, classId: string, assignments: readonly AssignmentRow[]): Promise<KindCount[]> {
  const ids = assignments.filter(mayAskFor(writtenTypes)).map(({ assignment_id }) => assignment_id);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ kind: string; n: number; members: number }>`
    select m.kind, count(*) as n, count(distinct c.member_id) as members
    from ${countedWorks(classId)} c
    join sitting_slots t on t.sitting_id = c.sitting_id
    join mistakes m on m.attempt_id = t.attempt_id
    where c.assignment_id in (${sql.join(ids)})
      and t.submodule_id in (${sql.join([...writtenTypes])}) and m.dismissed_at is null
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
  const assignments = await assignmentsOf(db, key.classId);
  const { done, answers } = await countWorks(db, key.classId);
  return {
    done,
    types: resultsOfTypes(answers),
    questions: await resultsOfQuestions(db, key.classId, assignments, answers),
    kinds: await countKinds(db, key.classId, assignments),
  };
}
