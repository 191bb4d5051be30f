import type { Generated } from 'kysely';

/** Learners' accounts. `account` is the e-mail address in lower case. */
export interface UsersTable {
  user_id: Generated<number>;
  account: string;
  password_hash: string;
  /** Null until the mailed code was typed. */
  verified_at: number | null;
  created_at: number;
  /** End of the paid plan, or null without one. */
  vip_until: number | null;
  ai_corrections_left: Generated<number>;
}

/** One-time codes that were mailed, one per account and purpose. */
export interface CodesTable {
  account: string;
  purpose: 'verify' | 'reset';
  code_hash: string;
  expires_at: number;
  /** Guesses counted so far. */
  tries: Generated<number>;
  sent_at: number;
}

/** Refresh tokens, hashed. All tokens that came from one login share a `family`. */
export interface RefreshTokensTable {
  token_hash: string;
  family: string;
  user_id: number;
  created_at: number;
  expires_at: number;
  /** When the token was exchanged for its child; null while it is the newest of its family. */
  used_at: number | null;
  /** Hash of the child it was exchanged for. */
  next_hash: string | null;
}

/** First replies to writes that carried an idempotency key. */
export interface IdempotencyKeysTable {
  /** 0 for a visitor. */
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

/** Messages of the contact form and requests for live teaching. */
export interface ContactMessagesTable {
  message_id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** JSON of a `LiveTeachingWish`; null for a message of the contact form. */
  live_teaching: string | null;
  created_at: number;
  /** When the operator's mail went out; null while it has not. */
  mailed_at: number | null;
}
