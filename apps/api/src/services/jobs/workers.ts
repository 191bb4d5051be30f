import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type Job, type JobKind, LeaseLost, releaseAllJobs, releaseJob, renewLease, takeJob } from './queue.ts';

/** Does a job, and finishes or delays it. If it throws, the job is returned to the queue. */
export type JobHandler = (deps: Deps, job: Job, signal: AbortSignal) => Promise<void>;

/** A handler for each kind of job. */
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

/** How often an idle worker looks for jobs of other processes, and for those whose time has come. */
const idleMs = 1000;
/** Pause after an error of the store. */
const faultMs = 5000;
/** A lease is renewed this many times before it would end. */
const renewals = 3;

/** Workers of this process. */
export interface Workers {
  /** Stops: running jobs are interrupted and returned to the queue. */
  close(): Promise<void>;
}

/** Runs one job under its lease. */
async function run(deps: Deps, handlers: JobHandlers, job: Job, stopping: AbortSignal) {
  const { clock, config, log, store } = deps;
  const leaseMs = config.corrections.leaseSeconds * 1000;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const renewing = setInterval(() => {
    renewLease(store.db, job, clock.now() + leaseMs).then(
      (isOurs) => isOurs || lost.abort(new LeaseLost()),
      (error: unknown) => log.warn({ err: error, jobId: job.jobId }, 'a lease could not be renewed'),
    );
  }, leaseMs / renewals);
  try {
    await handlers[job.kind](deps, job, signal);
  } catch (error) {
    if (!(error instanceof LeaseLost) && !signal.aborted) log.error({ err: error, job }, 'a job failed');
    await releaseJob(store.db, job);
    if (!signal.aborted && !(error instanceof LeaseLost)) throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** Starts workers, which take jobs from the queue until they are closed. */
export async function startWorkers(deps: Deps, handlers: JobHandlers, count: number): Promise<Workers> {
  const { clock, config, log, store, changes } = deps;
  const stopping = new AbortController();
  const leaseMs = config.corrections.leaseSeconds * 1000;
  if (store.kind === 'sqlite' && count > 0) await releaseAllJobs(store.db);

  async function work() {
    while (!stopping.signal.aborted) {
      const waiting = new AbortController();
      const signal = AbortSignal.any([stopping.signal, waiting.signal]);
      const added = changes.nextJob(signal);
      try {
        const job = await takeJob(store, { lease: randomUUID(), now: clock.now(), leaseMs });
        if (job) await run(deps, handlers, job, stopping.signal);
        else await Promise.race([added, pause(idleMs, signal)]);
      } catch (error) {
        log.error({ err: error }, 'a worker pauses after an error');
        await pause(faultMs, stopping.signal);
      } finally {
        waiting.abort();
      }
    }
  }

  const running = Array.from({ length: count }, work);
  return {
    async close() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** Waits, or until the signal. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
