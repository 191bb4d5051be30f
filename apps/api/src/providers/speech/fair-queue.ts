import { LimitReached } from '../../domain/errors.ts';
import type { Caller } from './types.ts';

/** Bounds of a queue. */
export interface FairQueueOptions {
  /** Jobs that run at once. */
  readonly atOnce: number;
  /** Jobs that may wait: of all learners, and of all visitors. */
  readonly mostWaiting: number;
  /** Jobs that may wait of one visitor. */
  readonly mostOfOneVisitor: number;
}

/** A job in the queue. */
export interface Queued<Result> {
  readonly done: Promise<Result>;
  /** Lets the job wait as this caller's from now on, when a learner waits for it too. */
  hurry(caller: Caller): void;
}

interface Job {
  caller: Caller;
  start(): void;
}

const retrySeconds = 5;

/** Jobs of one kind of caller; callers take turns. */
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
 * A queue in which learners come before visitors, and within both those who ask take turns: however much one asks for,
 * another waits for one job of theirs at most.
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
    /** Runs a job when it is its turn. @throws LimitReached when too many wait already */
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
        hurry(other) {
          if (job.caller.isLearner || !other.isLearner || !visitors.take(job)) return;
          job.caller = other;
          learners.add(job);
        },
      };
    },
  };
}
