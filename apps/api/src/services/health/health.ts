import type { Logger } from 'pino';
import { type StoreFault, storeFaultOf } from '../../db/index.ts';
import { withTimeout } from '../../providers/with-timeout.ts';

/** A component whose health is checked. */
export type Part = 'database' | 'file store' | 'mail' | 'payments' | 'speech';

/** Health of the server. */
export interface Condition {
  /** Essential parts that are down, each with a reason: `database (no answer)`. */
  readonly broken: readonly string[];
  /** Optional parts that failed when last used. */
  readonly failing: readonly Part[];
}

/** Health checks of the server's parts. */
export interface Health {
  /** Records the outcome of a part's latest use. */
  note(part: Part, worked: boolean): void;
  /** Probes the database and the file store. Results are cached for a second. */
  look(): Promise<Condition>;
}

/** The parts to probe. */
export interface HealthParts {
  /** Writes to the database. */
  readonly database: () => Promise<void>;
  /** Writes to the file store, or connects to it. */
  readonly files: () => Promise<void>;
  readonly log: Logger;
  /** Monotonic time in milliseconds. */
  readonly elapsed?: () => number;
  /** Timeout for a probe. */
  readonly limitMs?: number;
}

const reasons: Readonly<Record<StoreFault, string>> = {
  unreachable: 'no answer',
  full: 'the disk is full',
  'read-only': 'read-only',
  broken: 'disk failure',
  busy: 'too busy',
};

const keptMs = 1000;

/** Creates the health checks of a server. Each failure and each recovery is logged once. */
export function createHealth({
  database,
  files,
  log,
  elapsed = () => performance.now(),
  limitMs = 2000,
}: HealthParts): Health {
  const failing = new Set<Part>();
  const broken = new Map<Part, string>();
  let last: { at: number; condition: Promise<Condition> } | undefined;

  async function tryOut(part: Part, probe: () => Promise<void>) {
    try {
      await withTimeout(limitMs, probe());
      if (broken.delete(part)) log.info({ part }, `the ${part} works again`);
    } catch (error) {
      const reason = reasons[storeFaultOf(error) ?? 'unreachable'];
      if (broken.get(part) !== reason) log.error({ err: error, part }, `the ${part} does not work: ${reason}`);
      broken.set(part, reason);
    }
  }

  async function look(): Promise<Condition> {
    await Promise.all([tryOut('database', database), tryOut('file store', files)]);
    return { broken: [...broken].map(([part, reason]) => `${part} (${reason})`), failing: [...failing] };
  }

  return {
    note(part, worked) {
      if (worked) failing.delete(part);
      else failing.add(part);
    },
    look() {
      const now = elapsed();
      if (last && now - last.at < keptMs) return last.condition;
      const condition = look();
      last = { at: now, condition };
      return condition;
    },
  };
}
