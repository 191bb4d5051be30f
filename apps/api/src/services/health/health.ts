import type { Logger } from 'pino';
import { type StoreFault, storeFaultOf } from '../../db/index.ts';
import { withTimeout } from '../../providers/with-timeout.ts';

/** A part of the server that can be down while the rest is up. */
export type Part = 'database' | 'file store' | 'mail' | 'payments' | 'speech';

/** How the server is. */
export interface Condition {
  /** Parts without which nothing goes, each with what is wrong: `database (no answer)`. */
  readonly broken: readonly string[];
  /** Parts that failed when they were last used, and without which the rest goes on. */
  readonly failing: readonly Part[];
}

/** Watches the parts of the server. */
export interface Health {
  /** Notes how the last use of a part went. */
  note(part: Part, worked: boolean): void;
  /** Tries the database and the file store; asked again within a second it gives the same answer. */
  look(): Promise<Condition>;
}

/** What is tried. */
export interface HealthParts {
  /** Writes to the database. */
  readonly database: () => Promise<void>;
  /** Writes to, or reaches, the file store. */
  readonly files: () => Promise<void>;
  readonly log: Logger;
  /** Milliseconds that go by whatever the clock does. */
  readonly elapsed?: () => number;
  /** Longest time that a part may take to answer. */
  readonly limitMs?: number;
}

const reasons: Readonly<Record<StoreFault, string>> = {
  unreachable: 'no answer',
  full: 'the disk is full',
  'read-only': 'can not be written',
  broken: 'the disk fails',
  busy: 'too busy',
};

const keptMs = 1000;

/** Makes the watch over the parts of one server. What breaks and what works again is logged once. */
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
