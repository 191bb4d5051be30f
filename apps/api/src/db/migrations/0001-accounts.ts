import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** Accounts, one-time codes, sessions, idempotency keys, rate limits, messages of visitors. */
export const accounts: Statements = (kind) => [
  sql`create table users (
    user_id ${generatedId(kind)},
    account text not null unique,
    password_hash text not null,
    verified_at bigint,
    created_at bigint not null,
    vip_until bigint,
    ai_corrections_left integer not null default 0
  )`,
  sql`create table codes (
    account text not null,
    purpose text not null check (purpose in ('verify', 'reset')),
    code_hash text not null,
    expires_at bigint not null,
    tries integer not null default 0,
    sent_at bigint not null,
    primary key (account, purpose)
  )`,
  sql`create table refresh_tokens (
    token_hash text primary key,
    family text not null,
    user_id integer not null references users on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    next_hash text
  )`,
  sql`create index refresh_tokens_family on refresh_tokens (family)`,
  sql`create index refresh_tokens_user on refresh_tokens (user_id)`,
  sql`create index refresh_tokens_expiry on refresh_tokens (expires_at)`,
  sql`create table idempotency_keys (
    user_id integer not null,
    key text not null,
    operation text not null,
    body_hash text not null,
    status integer,
    reply text,
    created_at bigint not null,
    primary key (user_id, key)
  )`,
  sql`create index idempotency_keys_age on idempotency_keys (created_at)`,
  sql`create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  sql`create table contact_messages (
    message_id ${generatedId(kind)},
    name text not null,
    email text not null,
    message text not null,
    created_at bigint not null,
    mailed_at bigint
  )`,
];
