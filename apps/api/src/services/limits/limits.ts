import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '../../db/index.ts';
import { LimitReached } from '../../domain/errors.ts';

const minute = 60;
const hour = 60 * minute;

/** Points per seconds for each limited act. An address is one of IPv4, or a /64 network of IPv6. */
const rules = {
  /** Sign-ups and mailed codes of one address. */
  sendPerAddress: { points: 120, duration: hour },
  /** Mailed codes of one account: bounds what guessing can reach in a day. */
  sendPerAccount: { points: 20, duration: 24 * hour },
  /** Typed codes of one address. */
  codePerAddress: { points: 200, duration: 15 * minute },
  loginPerAddress: { points: 300, duration: 15 * minute },
  /** Failed logins to one account from one address. */
  loginPerAccountAndAddress: { points: 10, duration: 15 * minute },
  /** Failed logins to one account from a device that it was logged in to from before. */
  loginPerKnownDevice: { points: 10, duration: 15 * minute },
  /** Failed logins to one account from everywhere else; beyond them it counts as under attack. */
  loginPerAccount: { points: 100, duration: hour },
  /** Failed logins to an account under attack, from one address. */
  loginUnderAttack: { points: 2, duration: hour },
  refreshPerAddress: { points: 3000, duration: 15 * minute },
  /** Checkouts that one account opens at the payment provider. */
  checkoutPerAccount: { points: 60, duration: hour },
  /** Wrong passwords typed by somebody who is signed in. */
  passwordPerAccount: { points: 10, duration: 15 * minute },
  exportPerAccount: { points: 10, duration: hour },
  /** Lists of words that one account imports, and files of words that it exports: each touches thousands of rows. */
  wordFilesPerAccount: { points: 120, duration: hour },
  contactPerAddress: { points: 20, duration: hour },
} as const;

/** A limited act. */
export type LimitName = keyof typeof rules;

/** Atomic counters: in memory for the embedded store, in the database for PostgreSQL. */
export interface Limits {
  /**
   * Counts one act; a refused one is not counted.
   *
   * @throws LimitReached when the limit was reached before
   */
  take(name: LimitName, key: string): Promise<void>;
  /** Uncounts an act that turned out harmless. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Keys of one length: the column is narrower than the longest e-mail with its address, and need not hold either. */
const shortKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Makes the counters. `scale` multiplies every limit. */
export function createLimits(store: Store, scale: number): Limits {
  const make = (name: string, { points, duration }: { points: number; duration: number }): Limiter => {
    const options = { keyPrefix: name, points: points * scale, duration };
    if (!store.pool) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: store.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    });
  };
  const limiters = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, make(name, rule)]));
  const limiterOf = (name: LimitName) => limiters[name] as Limiter;

  /** Undefined when the act was counted, else how long it was refused for. */
  async function refusal(name: LimitName, key: string): Promise<number | undefined> {
    try {
      await limiterOf(name).consume(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return error.msBeforeNext;
    }
  }

  return {
    async take(name, key) {
      const short = shortKey(key);
      let waitMs = await refusal(name, short);
      // No wait is longer than the rule's: the clock was set back since the count began.
      if (waitMs !== undefined && waitMs > rules[name].duration * 1000) {
        await limiterOf(name).delete(short);
        waitMs = await refusal(name, short);
      }
      if (waitMs === undefined) return;
      await limiterOf(name).reward(short);
      throw new LimitReached(waitMs / 1000);
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(shortKey(key));
    },
  };
}
