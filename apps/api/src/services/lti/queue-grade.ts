import type { Db, LaunchRow } from '../../db/index.ts';
import { enqueue } from '../jobs/queue.ts';

interface Grade {
  readonly userId: number;
  /** What was graded; it is sent once per launch. */
  readonly source: string;
  /** Share of the points, 0 to 1; null if a person has to grade it. */
  readonly share: number | null;
  readonly now: number;
}

const launchColumns = ['launch_id', 'line_item_url', 'line_items_url', 'resource_link_id'] as const;

/** Names a launch's gradebook column, also before it is found. */
const columnOf = ({
  line_item_url,
  line_items_url,
  resource_link_id,
}: Pick<LaunchRow, (typeof launchColumns)[number]>) =>
  line_items_url === null ? line_item_url : JSON.stringify([line_items_url, resource_link_id]);

/** The newest launch of each gradebook column. */
const newestOfEach = (launches: readonly Pick<LaunchRow, (typeof launchColumns)[number]>[]) =>
  new Map(launches.map((launch) => [columnOf(launch), launch.launch_id])).values();

async function queue(db: Db, launchId: number, { userId, source, share, now }: Grade): Promise<void> {
  const added = await db
    .insertInto('lti_grades')
    .values({
      ...{ user_id: userId, launch_id: launchId, source, share, graded_at: now },
      ...{ state: 'queued', failure: null, failure_kind: null, changed_at: now },
    })
    .onConflict((conflict) => conflict.columns(['launch_id', 'source']).doNothing())
    .returning('grade_id')
    .executeTakeFirst();
  if (added) await enqueue(db, { userId, kind: 'ltiGrade', subject: added.grade_id, now });
}

/** The launches of a learner; platforms have no place for a teacher's grades. */
const launchesOf = (db: Db, userId: number) =>
  db
    .selectFrom('lti_launches')
    .select(launchColumns)
    .where('user_id', '=', userId)
    .where((where) => where.or([where('line_item_url', 'is not', null), where('line_items_url', 'is not', null)]))
    .where('is_teacher', '=', 0)
    .orderBy('launch_id');

/** Queues the grade of an answer for the courses from which the learner opened its question. Call it in the transaction that saves the answer. */
export async function queueAnswerGrade(
  db: Db,
  { questionId, ...grade }: Grade & { readonly questionId: number },
): Promise<void> {
  const launches = await launchesOf(db, grade.userId).where('question_id', '=', questionId).execute();
  for (const launchId of newestOfEach(launches)) await queue(db, launchId, grade);
}

/**
 * Queues the grade of a drill or test that was opened from a course: the mean of its places, where one without an answer
 * counts 0 and an ungraded answer doesn't count. Call it in the transaction that finishes the sitting.
 */
export async function queueSittingGrade(
  db: Db,
  { userId, sittingId, now }: { userId: number; sittingId: string; now: number },
): Promise<void> {
  const launches = await launchesOf(db, userId).where('sitting_id', '=', sittingId).execute();
  if (launches.length === 0) return;
  const slots = await db
    .selectFrom('sitting_slots')
    .select(['state', 'score'])
    .where('sitting_id', '=', sittingId)
    .execute();
  const shares = slots.flatMap(({ state, score }) => (state === 'answered' ? (score ?? []) : 0));
  const hasGraded = slots.some(({ state, score }) => state !== 'answered' || score !== null);
  const share = hasGraded ? shares.reduce((sum, part) => sum + part, 0) / shares.length : null;
  const grade = { userId, source: `sitting:${sittingId}`, share, now };
  for (const launchId of newestOfEach(launches)) await queue(db, launchId, grade);
}
