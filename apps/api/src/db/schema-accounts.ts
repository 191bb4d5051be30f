import type { Generated } from 'kysely';

/** Learners' accounts, verified. `account` is the e-mail address in lower case. */
export interface UsersTable {
  user_id: Generated<number>;
  account: string;
  /** Empty while no password opens the account: its owner sets one by a mailed code. */
  password_hash: string;
  /** When a mailed code was typed first. */
  verified_at: number;
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
  /** Of a sign-up: the password that came with this code. */
  password_hash: string | null;
  /** Of a sign-up: 1 when others came before it, so that nothing tells whose password is the owner's. */
  contested: Generated<number>;
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

/** Logins: where an account is signed in. */
export interface SessionsTable {
  /** `family` of its refresh tokens. */
  session_id: string;
  user_id: number;
  /** Null when the client did not say. */
  browser: string | null;
  system: string | null;
  started_at: number;
  /** When it was renewed last. */
  seen_at: number;
  /** When it ends, however much it is used. */
  ends_at: number;
  /** 1 when it began before cookies had a prefix. */
  plain_cookies: Generated<number>;
}

/** How much a learner stores. */
export interface LearnerUsageTable {
  user_id: number;
  answers: number;
  answer_bytes: number;
  recordings: number;
  recording_bytes: number;
  /** Cards of the notebook that the word book lacks. */
  own_words: number;
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
