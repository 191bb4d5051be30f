import type { Selectable } from 'kysely';
import { type Db, inTransaction, type Store, sql } from '../../db/index.ts';
import type { JobsTable } from '../../db/schema-corrections.ts';

/** Kind of a job; each has a handler. */
export type JobKind = JobsTable['kind'];

/** A job that a worker holds. */
export interface Job {
  readonly jobId: number;
  readonly userId: number;
  readonly kind: JobKind;
  /** What it is about. */
  readonly subject: number;
  /** How often it failed before. */
  readonly failures: number;
  /** How often it was started, this time included. */
  readonly starts: number;
  /** The worker's claim on it. */
  readonly lease: string;
}

/** The lease on a job ended: it was taken over, or is no longer wanted. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Adds a job, in the transaction that makes it necessary. A kind has one job per subject. */
export async function enqueue(
  db: Db,
  { userId, kind, subject, now }: { userId: number; kind: JobKind; subject: number; now: number },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      ...{ user_id: userId, kind, subject, run_at: now, created_at: now },
      ...{ failures: 0, starts: 0, lease: null, leased_until: null },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
}

interface Taking {
  readonly lease: string;
  readonly now: number;
  readonly leaseMs: number;
}

/** Due, and held by nobody. A lease that ends too late was made before the clock was set back. */
const isFree = ({ now, leaseMs }: Taking) =>
  sql<boolean>`run_at <= ${now} and (lease is null or leased_until < ${now} or leased_until > ${now + 2 * leaseMs})`;

/** Takes the oldest free job that is due; null if there is none. */
export async function takeJob({ db, kind }: Pick<Store, 'db' | 'kind'>, taking: Taking): Promise<Job | null> {
  const due = db.selectFrom('jobs').select('job_id').where(isFree(taking)).orderBy('run_at').orderBy('job_id').limit(1);
  // Most often there is none, and looking takes no lock.
  if (!(await due.executeTakeFirst())) return null;
  const row = await db
    .updateTable('jobs')
    .set((eb) => ({
      lease: taking.lease,
      leased_until: taking.now + taking.leaseMs,
      starts: eb('starts', '+', 1),
    }))
    .where('job_id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst();
  return row ? jobOf(row, taking.lease) : null;
}

const jobOf = (row: Selectable<JobsTable>, lease: string): Job => ({
  jobId: row.job_id,
  userId: row.user_id,
  kind: row.kind,
  subject: row.subject,
  failures: row.failures,
  starts: row.starts,
  lease,
});

/** Extends the lease; false if it was lost. */
export async function renewLease(db: Db, { jobId, lease }: Job, until: number): Promise<boolean> {
  const renewed = await db
    .updateTable('jobs')
    .set({ leased_until: until })
    .where('job_id', '=', jobId)
    .where('lease', '=', lease)
    .returning('job_id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/**
 * Removes a job that is finished. Call it in the transaction that stores its result, which is rolled back if another worker
 * has the job by now.
 *
 * @throws LeaseLost
 */
export async function finishJob(db: Db, { jobId, lease }: Job): Promise<void> {
  const finished = await db
    .deleteFrom('jobs')
    .where('job_id', '=', jobId)
    .where('lease', '=', lease)
    .returning('job_id')
    .executeTakeFirst();
  if (!finished) throw new LeaseLost();
}

/**
 * Returns a job to the queue after a failure, to be run again at `runAt`.
 *
 * @throws LeaseLost
 */
export async function delayJob(db: Db, { jobId, lease }: Job, runAt: number): Promise<void> {
  const delayed = await db
    .updateTable('jobs')
    .set((eb) => ({ run_at: runAt, lease: null, leased_until: null, failures: eb('failures', '+', 1) }))
    .where('job_id', '=', jobId)
    .where('lease', '=', lease)
    .returning('job_id')
    .executeTakeFirst();
  if (!delayed) throw new LeaseLost();
}

/** Returns a job that was not begun or not completed, for example because the server stops. */
export async function releaseJob(db: Db, { jobId, lease }: Job): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease: null, leased_until: null })
    .where('job_id', '=', jobId)
    .where('lease', '=', lease)
    .execute();
}

/** Ends every lease: for a store that only one process uses, which has just started. */
export async function releaseAllJobs(db: Db): Promise<void> {
  await inTransaction(db, (tx) => tx.updateTable('jobs').set({ lease: null, leased_until: null }).execute());
}
