import type { ExamProfile } from '@rehearse/content';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Db, Store } from '../db/index.ts';
import type { Clock } from '../domain/clock.ts';
import type { AiServices } from '../providers/ai.ts';
import type { FileStore } from '../providers/files/types.ts';
import type { PlatformClient } from '../providers/lti/platform-client.ts';
import type { Mail } from '../providers/mail/types.ts';
import type { Payments } from '../providers/payments/types.ts';
import type { Speech } from '../providers/speech/types.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Changes } from './corrections/changes.ts';
import type { Health } from './health/health.ts';
import type { Keys } from './keys/keys.ts';
import type { Limits } from './limits/limits.ts';
import type { QuestionBank } from './measurement/index.ts';
import type { PlaceDifficulties } from './questions/index.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import type { SittingPorts } from './sittings/ports.ts';

/** The dependencies of routes and services. Created once at start by `createDeps`, or by the test harness. */
export interface Deps {
  /**
   * The store. For operations with an `Idempotency-Key` this is a transaction opened by the router (see `AtomicMode`), so
   * services use `inTransaction(db, …)` of `../db`, never `db.transaction()`.
   */
  readonly db: Db;
  /** The open store that `db` belongs to. */
  readonly store: Store;
  readonly clock: Clock;
  readonly config: Config;
  readonly mail: Mail;
  readonly files: FileStore;
  readonly speech: Speech;
  readonly payments: Payments;
  /** The services for corrections. */
  readonly ai: AiServices;
  /** Schools' learning platforms. */
  readonly platforms: PlatformClient;
  readonly changes: Changes;
  readonly log: Logger;
  readonly health: Health;
  readonly limits: Limits;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly sessions: SessionCache;
  /** The exams that mock tests follow, newest first. */
  readonly exams: readonly ExamProfile[];
  /** All questions by type, with their difficulties. */
  readonly bank: QuestionBank;
  /** Difficulties by place, for lists. */
  readonly difficulties: PlaceDifficulties;
  /** How sittings choose questions and measure answers. */
  readonly sittings: SittingPorts;
}
