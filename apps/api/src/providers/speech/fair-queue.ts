import { LimitReached } from '../../domain/errors.ts';
import type { Caller } from './types.ts';

/** Limits of a queue. */
export interface FairQueueOptions {
  /** Maximum concurrent jobs. */
  readonly atOnce: number;
  /** Maximum waiting jobs, counted separately for all learners and all visitors. */
  readonly mostWaiting: number;
  /** Maximum waiting jobs per visitor. */
  readonly mostOfOneVisitor: number;
}

/** A job in the queue. */
export interface Queued<Result> {
  readonly done: Promise<Result>;
  /** Moves the job to this caller when a learner is waiting for it as well. */
  promote(caller: Caller): void;
}

interface Job {
  caller: Caller;
  start(): void;
}

const retrySeconds = 5;

/** Jobs of one kind of caller, served round-robin by caller. */
function createLane() {
  const byCaller = new Map<string, Job[]>();
  let waiting = 0;
  return {
    get waiting() {
      return waiting;
    },
    waitingOf: (caller: Caller) => byCaller.get(caller.key)?.length ?? 0,
    add(job: Job) {
      byCaller.set(job.caller.key, [...(byCaller.get(job.caller.key) ?? []), job]);
      waiting += 1;
    },
    next(): Job | undefined {
      const [first] = byCaller;
      if (!first) return undefined;
      const [key, [job, ...rest]] = first;
      byCaller.delete(key);
      if (rest.length > 0) byCaller.set(key, rest);
      waiting -= 1;
      return job;
    },
    take(job: Job): boolean {
      const jobs = byCaller.get(job.caller.key);
      if (!jobs?.includes(job)) return false;
      const rest = jobs.filter((other) => other !== job);
      if (rest.length > 0) byCaller.set(job.caller.key, rest);
      else byCaller.delete(job.caller.key);
      waiting -= 1;
      return true;
    },
  };
}

/**
 * A fair queue: learners come before visitors, and callers within each group take turns, so however much one caller
 * requests, another waits for at most one of their jobs.
 */
export function createFairQueue({ atOnce, mostWaiting, mostOfOneVisitor }: FairQueueOptions) {
  const learners = createLane();
  const visitors = createLane();
  const laneOf = ({ isLearner }: Caller) => (isLearner ? learners : visitors);
  let running = 0;

  function startNext() {
    if (running >= atOnce) return;
    const job = learners.next() ?? visitors.next();
    if (!job) return;
    running += 1;
    job.start();
  }

  return {
    /** Runs a job in its turn. @throws LimitReached when the queue is full */
    add<Result>(caller: Caller, work: () => Promise<Result>): Queued<Result> {
      const lane = laneOf(caller);
      const isGreedy = !caller.isLearner && lane.waitingOf(caller) >= mostOfOneVisitor;
      if (isGreedy || lane.waiting >= mostWaiting) throw new LimitReached(retrySeconds);
      const job: Job = { caller, start: () => {} };
      const done = new Promise<Result>((resolve, reject) => {
        job.start = () => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              startNext();
            });
        };
      });
      lane.add(job);
      startNext();
      return {
        done,
        promote(other) {
          if (job.caller.isLearner || !other.isLearner || !visitors.take(job)) return;
          job.caller = other;
          learners.add(job);
        },
      };
    },
  };
}
