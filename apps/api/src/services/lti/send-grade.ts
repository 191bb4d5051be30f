import { inTransaction, type LaunchRow, type PlatformRow, sql } from '../../db/index.ts';
import type { GradeFailure } from '../../db/schema-lti.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { scopes } from '../../domain/lti/names.ts';
import { gradeDelay } from '../../domain/lti/retry.ts';
import { ServiceFault } from '../../providers/service-fault.ts';
import type { Deps } from '../deps.ts';
import { delayJob, finishJob, type Job, LeaseLost } from '../jobs/queue.ts';
import { callService } from './access-token.ts';
import { lineItemOf, scoreMaximum } from './line-items.ts';
import { readPlatform } from './platforms.ts';

/** The address of a gradebook column's scores; the column's own address may have a query. */
export function scoresUrl(lineItemUrl: string): string {
  const url = new URL(lineItemUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}

const round = (points: number) => Math.round(points * 100) / 100;

/** A score, as the Assignment and Grade Services define it. */
const scoreOf = ({ subject, share, graded_at }: { subject: string; share: number | null; graded_at: number }) => ({
  userId: subject,
  timestamp: new Date(graded_at).toISOString(),
  activityProgress: 'Completed',
  ...(share === null
    ? { gradingProgress: 'PendingManual' }
    : { gradingProgress: 'FullyGraded', scoreGiven: round(share * scoreMaximum), scoreMaximum }),
});

type LinkOfGrade = Pick<LaunchRow, 'line_items_url' | 'resource_link_id' | 'question_id'>;

/** The column of a launch that didn't name it. */
async function columnOf(deps: Deps, platform: PlatformRow, link: LinkOfGrade): Promise<string> {
  if (link.line_items_url === null) throw new LeaseLost();
  return lineItemOf(deps, platform, {
    ...{ lineItemsUrl: link.line_items_url, resourceLinkId: link.resource_link_id },
    label: link.question_id === null ? 'Rehearse' : `Rehearse #${link.question_id}`,
  });
}

interface Failure {
  readonly failure: string | null;
  readonly failure_kind: GradeFailure | null;
}

interface Outcome extends Failure {
  readonly state: 'sent' | 'superseded' | 'failed';
}

const noFailure: Failure = { failure: null, failure_kind: null };

async function post(deps: Deps, gradeId: number, signal: AbortSignal): Promise<Outcome> {
  const grade = await deps.db
    .selectFrom('lti_grades')
    .innerJoin('lti_launches', 'lti_launches.launch_id', 'lti_grades.launch_id')
    .select(['share', 'graded_at', 'subject', 'platform_id', 'line_item_url', 'line_items_url', 'resource_link_id'])
    .select('question_id')
    .where('grade_id', '=', gradeId)
    .executeTakeFirst();
  if (!grade) throw new LeaseLost();
  const platform = await readPlatform(deps.db, grade.platform_id);
  const postTo = (column: string) =>
    callService(deps, {
      ...{ platform, scope: scopes.score, url: scoresUrl(column) },
      init: {
        method: 'POST',
        headers: { 'Content-Type': 'application/vnd.ims.lis.v1.score+json' },
        body: JSON.stringify(scoreOf(grade)),
        signal,
      },
    });
  try {
    try {
      await postTo(grade.line_item_url ?? (await columnOf(deps, platform, grade)));
    } catch (error) {
      // a column that we found once, and that a teacher may have removed
      const isGone = error instanceof ServiceFault && error.status === 404;
      if (!isGone || grade.line_item_url === null || grade.line_items_url === null) throw error;
      await postTo(await columnOf(deps, platform, grade));
    }
    return { state: 'sent', ...noFailure };
  } catch (error) {
    // By the specification: the platform has a score that is as new or newer.
    if (error instanceof ServiceFault && error.status === 409) return { state: 'superseded', ...noFailure };
    throw error;
  }
}

async function end({ db, clock }: Deps, job: Job, outcome: Outcome): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Locks in the same order as the deletion of an account: the learner, then the job.
    await sql`update users set user_id = user_id where user_id = ${job.userId}`.execute(tx);
    await finishJob(tx, job);
    await tx
      .updateTable('lti_grades')
      .set({ ...outcome, changed_at: clock.now() })
      .where('grade_id', '=', job.subject)
      .execute();
  });
}

/** Whether sending it again may help: not when the platform refuses it, or its address isn't allowed. */
function mayHelp(error: unknown): boolean {
  if (error instanceof LtiError) return false;
  return !(error instanceof ServiceFault && error.kind === 'refused' && error.status !== 401);
}

/** Why sending failed, for operators and for teachers. */
function failureOf(error: unknown): Failure {
  const failure = error instanceof Error ? error.message : String(error);
  if (error instanceof LtiError) return { failure, failure_kind: 'unusable' };
  if (!(error instanceof ServiceFault)) return { failure, failure_kind: null };
  if (error.status === 404) return { failure, failure_kind: 'gone' };
  if (error.kind === 'refused') return { failure, failure_kind: 'refused' };
  return { failure, failure_kind: error.kind === 'unusable' ? 'unusable' : 'unreachable' };
}

/** Sends a grade to its platform. It is sent again later if that fails in a way that may pass. */
export async function sendGrade(deps: Deps, job: Job, signal: AbortSignal): Promise<void> {
  try {
    await end(deps, job, await post(deps, job.subject, signal));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof LeaseLost) throw error;
    deps.log.warn({ err: error, gradeId: job.subject }, 'a grade could not be sent to a school');
    const retryAfter = error instanceof ServiceFault ? error.retryAfterMs : null;
    const wait = mayHelp(error) ? gradeDelay(job.failures + 1, retryAfter, Math.random()) : null;
    const failure = failureOf(error);
    if (wait === null) return end(deps, job, { state: 'failed', ...failure });
    const now = deps.clock.now();
    await inTransaction(deps.db, async (tx) => {
      await delayJob(tx, job, now + wait);
      await tx
        .updateTable('lti_grades')
        .set({ ...failure, changed_at: now })
        .where('grade_id', '=', job.subject)
        .execute();
    });
  }
}
