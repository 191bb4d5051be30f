import type { zCourseGrade, zCourseWork } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { LtiGradesTable } from '../../db/schema-lti.ts';
import type { CourseKey } from '../../domain/lti/course-id.ts';
import { iso, isoOrNull } from '../classes/iso.ts';
import { launchesFrom } from './courses-of.ts';

/** What a learner did at a link, as in the contract. */
export type CourseWork = z.infer<typeof zCourseWork>;

/** Whose work: that of all learners without the ids of their sittings, or of one learner with them. */
export interface WorkScope {
  readonly key: CourseKey;
  /** Null for all learners. */
  readonly userId: number | null;
}

interface AtLink {
  readonly user_id: number;
  readonly resource_link_id: string;
}

const atLink = ['lti_launches.user_id', 'lti_launches.resource_link_id'] as const;
const nameOf = ({ user_id, resource_link_id }: AtLink) => JSON.stringify([user_id, resource_link_id]);
const mapOf = <Row extends AtLink>(rows: readonly Row[]) => new Map(rows.map((row) => [nameOf(row), row]));

/** The launches of learners. */
const launchesOf = (db: Db, { key, userId }: WorkScope) =>
  launchesFrom(db, key)
    .where('is_teacher', '=', 0)
    .$if(userId !== null, (query) => query.where('lti_launches.user_id', '=', userId ?? 0));

const openings = (db: Db, scope: WorkScope) =>
  launchesOf(db, scope)
    .select(['subject', ...atLink])
    .select(({ fn }) => [fn.min('launch_id').as('first'), fn.min('launched_at').as('opened_at')])
    .groupBy(['subject', ...atLink])
    .orderBy('first')
    .execute();

/** When the question of each link was last answered after it was opened. */
const answers = async (db: Db, scope: WorkScope) =>
  mapOf(
    await launchesOf(db, scope)
      .innerJoin('attempts', (join) =>
        join
          .onRef('attempts.user_id', '=', 'lti_launches.user_id')
          .onRef('attempts.question_id', '=', 'lti_launches.question_id')
          .onRef('attempts.created_at', '>=', 'lti_launches.launched_at'),
      )
      .select(atLink)
      .select(({ fn }) => fn.max('attempts.created_at').as('at'))
      .groupBy(atLink)
      .execute(),
  );

/** The newest drill or test of each link, and when one was last finished. */
async function sittings(db: Db, scope: WorkScope) {
  const rows = await launchesOf(db, scope)
    .innerJoin('sittings', 'sittings.sitting_id', 'lti_launches.sitting_id')
    .select([...atLink, 'sittings.sitting_id', 'finished_at as at'])
    .orderBy('launch_id')
    .execute();
  const found = new Map<string, NonNullable<CourseWork['sitting']> & { finishedAt: number | null }>();
  for (const row of rows) {
    const before = found.get(nameOf(row))?.finishedAt ?? null;
    const finishedAt = row.at === null ? before : Math.max(row.at, before ?? 0);
    found.set(nameOf(row), { sittingId: row.sitting_id, isFinished: row.at !== null, finishedAt });
  }
  return found;
}

/** The newest grade of each link. */
async function grades(db: Db, scope: WorkScope) {
  const newest = launchesOf(db, scope)
    .innerJoin('lti_grades', 'lti_grades.launch_id', 'lti_launches.launch_id')
    .select(({ fn }) => fn.max('grade_id').as('grade_id'))
    .groupBy(atLink);
  const rows = await db
    .selectFrom('lti_grades')
    .innerJoin('lti_launches', 'lti_launches.launch_id', 'lti_grades.launch_id')
    .select([...atLink, 'share', 'graded_at', 'state', 'failure', 'failure_kind'])
    .where('grade_id', 'in', newest)
    .execute();
  return mapOf(rows);
}

type Grade = Pick<LtiGradesTable, 'state' | 'failure' | 'failure_kind'>;

const gradeView = ({ state, failure, failure_kind }: Grade): z.infer<typeof zCourseGrade> => ({
  state: state === 'queued' ? 'waiting' : state,
  failure: failure === null ? null : (failure_kind ?? 'other'),
});

/** What learners did at the links of a course that they opened; what was opened first is first. */
export async function courseWorks(db: Db, scope: WorkScope): Promise<CourseWork[]> {
  const [opened, answered, sat, graded] = await Promise.all([
    openings(db, scope),
    answers(db, scope),
    sittings(db, scope),
    grades(db, scope),
  ]);
  return opened.map((row) => {
    const name = nameOf(row);
    const grade = graded.get(name);
    const sitting = sat.get(name);
    const submitted = [answered.get(name)?.at, sitting?.finishedAt, grade?.graded_at].flatMap((at) => at ?? []);
    return {
      memberId: row.subject,
      linkId: row.resource_link_id,
      openedAt: iso(Number(row.opened_at)),
      submittedAt: isoOrNull(submitted.length === 0 ? null : Math.max(...submitted.map(Number))),
      share: grade?.share ?? null,
      grade: grade ? gradeView(grade) : null,
      sitting:
        scope.userId !== null && sitting ? { sittingId: sitting.sittingId, isFinished: sitting.isFinished } : null,
    };
  });
}
