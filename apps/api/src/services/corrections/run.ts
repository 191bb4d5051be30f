import { inTransaction, sql } from '../../db/index.ts';
import { mostTries, retryDelay } from '../../domain/correction/retry.ts';
import { type FaultKind, ServiceFault } from '../../providers/service-fault.ts';
import type { Deps } from '../deps.ts';
import { delayJob, enqueue, finishJob, type Job, LeaseLost } from '../jobs/queue.ts';
import { collectFromAttempt } from '../mistakes/index.ts';
import { queueMeasuring } from '../sittings/measure-again.ts';
import { readAnswer } from './answer.ts';
import { consentOf } from './consent.ts';
import { countCorrection, leftOf } from './count.ts';
import { makeReport } from './make-report.ts';
import { recordMistakes } from './record-mistakes.ts';
import { type CorrectionFailure, Stop } from './stop.ts';
import type { CorrectionReport } from './view.ts';

/** A job that ends the process this often is given up. */
const mostStarts = 50;

const failureOf: Readonly<Record<FaultKind, CorrectionFailure>> = {
  down: 'serviceDown',
  slow: 'serviceSlow',
  busy: 'serviceBusy',
  refused: 'serviceRefused',
  unusable: 'unusableReply',
};
const worthAnotherTry: ReadonlySet<FaultKind> = new Set(['down', 'slow', 'busy']);

type Outcome = { readonly report: CorrectionReport } | { readonly failure: CorrectionFailure };

/**
 * Makes the report of a correction and stores it. Stages are stored as they begin. The report, the count and the end of the
 * job are one transaction: whenever the process dies, either all of it happened or the job is done again.
 */
export async function runCorrection(deps: Deps, job: Job, signal: AbortSignal): Promise<void> {
  try {
    const report = await make(deps, job, signal);
    await end(deps, job, { report });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof LeaseLost) throw error;
    await afterFailure(deps, job, error);
  }
}

async function make(deps: Deps, job: Job, signal: AbortSignal): Promise<CorrectionReport> {
  const { db, clock, config } = deps;
  const { userId, subject: correctionId } = job;
  if (job.starts > mostStarts) throw new Stop('interrupted');
  const { attempt_id: attemptId, language } = await db
    .selectFrom('corrections')
    .select(['attempt_id', 'language'])
    .where('correction_id', '=', correctionId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new LeaseLost());
  if (!(await consentOf(db, userId, config.corrections)).given) throw new Stop('noConsent');
  const { planLeft, freeLeft } = await leftOf(db, { userId, now: clock.now(), config: config.corrections });
  if (planLeft + freeLeft === 0) throw new Stop('noneLeft');
  // first what the rules find, so that the service's mistakes are those that only it found
  await collectFromAttempt(db, userId, attemptId);
  return makeReport(deps, {
    userId,
    answer: await readAnswer(db, { userId, attemptId }),
    language,
    signal,
    onStage: (stage) => setProgress(deps, job, { state: 'working', stage }),
  });
}

async function setProgress(
  { db, clock, changes }: Deps,
  { userId, subject: correctionId }: Job,
  progress: { state: 'working'; stage: 'transcribing' | 'correcting' | 'checking' } | { state: 'queued'; stage: null },
) {
  await db
    .updateTable('corrections')
    .set({ ...progress, changed_at: clock.now() })
    .where('correction_id', '=', correctionId)
    .where('state', 'in', ['queued', 'working'])
    .execute();
  changes.changed({ userId, correctionId });
}

/** Stores a report and counts it, or stores why there is none. */
async function end(deps: Deps, job: Job, outcome: Outcome): Promise<void> {
  const { db, clock, config, changes } = deps;
  const { userId, subject: correctionId } = job;
  const now = clock.now();
  const hasMoreToDo = await inTransaction(db, async (tx) => {
    // Locks in the same order as the deletion of an account: the learner, then the job.
    await sql`update users set user_id = user_id where user_id = ${userId}`.execute(tx);
    await finishJob(tx, job);
    const paidWith =
      'report' in outcome ? await countCorrection(tx, { userId, now, config: config.corrections }) : null;
    const report = 'report' in outcome && paidWith !== null ? outcome.report : null;
    const failure = 'failure' in outcome ? outcome.failure : 'noneLeft';
    const {
      wants_mail: wanted,
      attempt_id: attemptId,
      question_id: questionId,
    } = await tx
      .updateTable('corrections')
      .set({
        ...(report
          ? { state: 'done', report: JSON.stringify(report), paid_with: paidWith, failure: null }
          : { state: 'failed', report: null, paid_with: null, failure }),
        ...{ stage: null, changed_at: now, finished_at: now },
      })
      .where('correction_id', '=', correctionId)
      .returning(['wants_mail', 'attempt_id', 'question_id'])
      .executeTakeFirstOrThrow();
    if (report) await recordMistakes(tx, attemptId, report);
    const isOfTest =
      report !== null && (await queueMeasuring(tx, { userId, questionId, attemptId, correctionId, now }));
    if (wanted === 1) await enqueue(tx, { userId, kind: 'correctionMail', subject: correctionId, now });
    return wanted === 1 || isOfTest;
  });
  changes.changed({ userId, correctionId });
  if (hasMoreToDo) changes.jobAdded();
}

/** Ends the correction, or returns it to the queue if another try may help. */
async function afterFailure(deps: Deps, job: Job, error: unknown): Promise<void> {
  if (error instanceof Stop) return end(deps, job, { failure: error.failure });
  const fault = error instanceof ServiceFault ? error : null;
  deps.log[fault && fault.kind !== 'refused' ? 'warn' : 'error'](
    { err: error, correctionId: job.subject },
    fault ? 'a service for corrections failed' : 'a correction failed',
  );
  const failures = job.failures + 1;
  const mayHelp = fault === null || worthAnotherTry.has(fault.kind);
  const wait = mayHelp ? retryDelay(failures, fault?.retryAfterMs ?? null, Math.random()) : null;
  if (wait === null) return end(deps, job, { failure: fault ? failureOf[fault.kind] : 'interrupted' });
  await setProgress(deps, job, { state: 'queued', stage: null });
  await delayJob(deps.db, job, deps.clock.now() + wait);
  deps.log.info({ correctionId: job.subject, failures, mostTries, wait }, 'a correction is tried again later');
}
