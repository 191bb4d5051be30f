import type { Generated } from 'kysely';

/** Verified accounts of learners. `account` is the email address in lower case. */
export interface UsersTable {
  user_id: Generated<number>;
  account: string;
  /** Empty when the account has no password; its owner sets one with a mailed code. */
  password_hash: string;
  /** When the account was verified with a mailed code. */
  verified_at: number;
  created_at: number;
  /** When the paid plan ends; null without one. */
  vip_until: number | null;
  ai_corrections_left: Generated<number>;
}

/** Mailed one-time codes, one per account and purpose. */
export interface CodesTable {
  account: string;
  purpose: 'verify' | 'reset';
  code_hash: string;
  expires_at: number;
  /** Number of attempts so far. */
  tries: Generated<number>;
  sent_at: number;
  /** For sign-ups: the password of the sign-up that this code belongs to. */
  password_hash: string | null;
  /** For sign-ups: 1 when there were earlier ones for the address, so that it is unknown whose password is the owner's. */
  contested: Generated<number>;
}

/** Hashed refresh tokens. All tokens of one login share a `family`. */
export interface RefreshTokensTable {
  token_hash: string;
  family: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** When the token was exchanged for a new one; null for the newest of its family. */
  used_at: number | null;
  /** Hash of the token it was exchanged for. */
  next_hash: string | null;
}

/** Sessions: where an account is logged in. */
export interface SessionsTable {
  /** `family` of its refresh tokens. */
  session_id: string;
  user_id: number;
  /** Null when unknown. */
  browser: string | null;
  system: string | null;
  started_at: number;
  /** When it was last renewed. */
  seen_at: number;
  /** When it expires, even if it is in use. */
  ends_at: number;
  /** 1 when it was created before cookies had a prefix. */
  plain_cookies: Generated<number>;
}

/** Storage used by a learner. */
export interface LearnerUsageTable {
  user_id: number;
  answers: number;
  answer_bytes: number;
  recordings: number;
  recording_bytes: number;
  /** Notebook cards for words that are not in the word book. */
  own_words: number;
}

/** The first replies to writes with an idempotency key. */
export interface IdempotencyKeysTable {
  /** 0 for visitors. */
  user_id: number;
  key: string;
  operation: string;
  body_hash: string;
  /** Null while the first request is still running. */
  status: number | null;
  reply: string | null;
  created_at: number;
}

/** Counters of `rate-limiter-flexible`, used when several processes share a PostgreSQL store. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

/** Contact form messages and live teaching requests. */
export interface ContactMessagesTable {
  message_id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** JSON of a `LiveTeachingRequest`; null for contact form messages. */
  live_teaching: string | null;
  created_at: number;
  /** When it was mailed to the operator; null until then. */
  mailed_at: number | null;
}
