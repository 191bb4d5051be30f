import { sql } from 'kysely';
import type { Statements } from './columns.ts';

const sixtyDaysMs = 60 * 24 * 60 * 60_000;

/** Where an account is logged in, and until when. Older sessions keep using cookies without a prefix. */
export const sessions: Statements = () => [
  sql`create table sessions (
    session_id text primary key,
    user_id integer not null references users on delete cascade,
    browser text,
    system text,
    started_at bigint not null,
    seen_at bigint not null,
    ends_at bigint not null,
    plain_cookies integer not null default 0
  )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`insert into sessions (session_id, user_id, started_at, seen_at, ends_at, plain_cookies)
    select family, user_id, min(created_at), max(created_at), max(expires_at) + ${sql.lit(sixtyDaysMs)}, 1
    from refresh_tokens group by family, user_id`,
];
