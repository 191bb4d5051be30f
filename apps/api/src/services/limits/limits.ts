import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Store } from '../../db/index.ts';
import { LimitReached } from '../../domain/errors.ts';

const minute = 60;
const hour = 60 * minute;

/** Points per duration in seconds, for each limited action. An address is an IPv4 address or an IPv6 /64 network. */
const rules = {
  /** Sign-ups and mailed codes per address. */
  sendPerAddress: { points: 120, duration: hour },
  /** Mailed codes per account, which also limits guesses per day. */
  sendPerAccount: { points: 20, duration: 24 * hour },
  /** Entered codes per address. */
  codePerAddress: { points: 200, duration: 15 * minute },
  loginPerAddress: { points: 300, duration: 15 * minute },
  /** Failed logins per account and address. */
  loginPerAccountAndAddress: { points: 10, duration: 15 * minute },
  /** Failed logins per account and known device. */
  loginPerKnownDevice: { points: 10, duration: 15 * minute },
  /** Failed logins per account from all unknown devices; above this the account counts as under attack. */
  loginPerAccount: { points: 100, duration: hour },
  /** Failed logins per account under attack and address. */
  loginUnderAttack: { points: 2, duration: hour },
  refreshPerAddress: { points: 3000, duration: 15 * minute },
  /** Checkouts opened per account. */
  checkoutPerAccount: { points: 60, duration: hour },
  /** Wrong passwords entered while logged in. */
  passwordPerAccount: { points: 10, duration: 15 * minute },
  exportPerAccount: { points: 10, duration: hour },
  /** Word list imports and exports per account; each touches thousands of rows. */
  wordFilesPerAccount: { points: 120, duration: hour },
  /** Summaries of mistakes per account; each checks up to half a second of texts. */
  mistakesPerAccount: { points: 240, duration: hour },
  /** Requested corrections per account; a failed one costs the learner nothing, but the host a request. */
  correctionPerAccount: { points: 60, duration: hour },
  /** Prepared drills and tests per account. */
  sittingPerAccount: { points: 240, duration: hour },
  /** Transcribed answers of conversations per account: about thirty conversations. */
  transcriptPerAccount: { points: 240, duration: hour },
  /** Launches from schools' platforms; a whole school may share an address. */
  launchPerAddress: { points: 3000, duration: 15 * minute },
  /** Rosters read from a school's platform per account. */
  rosterPerAccount: { points: 120, duration: hour },
  /** Opened classes, created assignments and picked questions per account. */
  classPerAccount: { points: 600, duration: hour },
  /** Joined classes per account. */
  joinPerAccount: { points: 60, duration: hour },
  /** Results of classes per account; each may touch thousands of answers. */
  classResultsPerAccount: { points: 1200, duration: hour },
  contactPerAddress: { points: 20, duration: hour },
} as const;

/** A limited action. */
export type LimitName = keyof typeof rules;

/** Atomic counters: in memory for the embedded store, in the database for PostgreSQL. */
export interface Limits {
  /**
   * Counts an action. A rejected action is not counted.
   *
   * @throws LimitReached when the limit is already reached
   */
  consume(name: LimitName, key: string): Promise<void>;
  /** Refunds an action that turned out to be legitimate. */
  refund(name: LimitName, key: string): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** Hashes the key: the column is too narrow for a long email plus address, and should contain neither. */
const shortKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Creates the counters. `scale` multiplies every limit. */
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

  /** Undefined when the action was counted, else the remaining time in milliseconds. */
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
    async consume(name, key) {
      const short = shortKey(key);
      let waitMs = await refusal(name, short);
      // A wait longer than the rule's duration means that the clock was set back since the count began.
      if (waitMs !== undefined && waitMs > rules[name].duration * 1000) {
        await limiterOf(name).delete(short);
        waitMs = await refusal(name, short);
      }
      if (waitMs === undefined) return;
      await limiterOf(name).reward(short);
      throw new LimitReached(waitMs / 1000);
    },
    async refund(name, key) {
      await limiterOf(name).reward(shortKey(key));
    },
  };
}
