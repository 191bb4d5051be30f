import { type Db, inTransaction } from '../../db/index.ts';
import type { LtiGradesTable } from '../../db/schema-lti.ts';
import type { Clock } from '../../domain/clock.ts';
import { enqueue } from '../jobs/queue.ts';

/** A grade, for operators. */
export interface ListedGrade {
  readonly gradeId: number;
  readonly platform: string;
  readonly userId: number;
  readonly source: string;
  readonly share: number | null;
  readonly state: LtiGradesTable['state'];
  readonly failure: string | null;
  readonly gradedAt: number;
}

const shown = 50;

/** The newest grades that are queued or failed, and how many there are in each state. */
export async function listGrades(db: Db): Promise<{ counts: Record<string, number>; unsent: ListedGrade[] }> {
  const counts = await db
    .selectFrom('lti_grades')
    .select((select) => ['state', select.fn.countAll<number>().as('n')])
    .groupBy('state')
    .execute();
  const rows = await db
    .selectFrom('lti_grades')
    .innerJoin('lti_launches', 'lti_launches.launch_id', 'lti_grades.launch_id')
    .innerJoin('lti_platforms', 'lti_platforms.platform_id', 'lti_launches.platform_id')
    .select(['grade_id', 'name', 'lti_grades.user_id', 'source', 'share', 'state', 'failure', 'graded_at'])
    .where('state', 'in', ['queued', 'failed'])
    .orderBy('grade_id', 'desc')
    .limit(shown)
    .execute();
  return {
    counts: Object.fromEntries(counts.map(({ state, n }) => [state, Number(n)])),
    unsent: rows.map((row) => ({
      ...{ gradeId: row.grade_id, platform: row.name, userId: row.user_id, source: row.source, share: row.share },
      ...{ state: row.state, failure: row.failure, gradedAt: row.graded_at },
    })),
  };
}

/**
 * Queues all failed grades again.
 *
 * @returns how many
 */
export async function retryGrades({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const grades = await tx
      .updateTable('lti_grades')
      .set({ state: 'queued', changed_at: now })
      .where('state', '=', 'failed')
      .returning(['grade_id', 'user_id'])
      .execute();
    for (const { grade_id, user_id } of grades) {
      await enqueue(tx, { userId: user_id, kind: 'ltiGrade', subject: grade_id, now });
    }
    return grades.length;
  });
}
