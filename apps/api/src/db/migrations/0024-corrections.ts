import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** AI corrections, consent to them, and what was used of the free ones and of the services. */
export const corrections: Statements = (kind) => [
  sql`create table corrections (
    correction_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    attempt_id integer not null references attempts on delete cascade,
    question_id integer not null,
    submodule_id integer not null,
    rubric text not null,
    language text not null,
    state text not null check (state in ('queued', 'working', 'done', 'failed')),
    stage text check (stage in ('transcribing', 'correcting', 'checking')),
    failure text,
    report text,
    paid_with text check (paid_with in ('free', 'plan')),
    wants_mail integer not null,
    requested_at bigint not null,
    changed_at bigint not null,
    finished_at bigint,
    seen_at bigint
  )`,
  sql`create unique index corrections_attempt on corrections (attempt_id, rubric)`,
  sql`create index corrections_user on corrections (user_id, correction_id)`,
  sql`create table correction_consents (
    user_id integer primary key references users on delete cascade,
    given integer not null,
    services text not null,
    changed_at bigint not null
  )`,
  sql`create table free_corrections (
    user_id integer not null references users on delete cascade,
    month text not null,
    used integer not null,
    primary key (user_id, month)
  )`,
  sql`create table service_calls (
    day text primary key,
    calls integer not null
  )`,
];
