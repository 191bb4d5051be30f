import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** The job queue. */
export const jobs: Statements = (kind) => [
  sql`create table jobs (
    job_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    kind text not null,
    subject integer not null,
    run_at bigint not null,
    failures integer not null,
    starts integer not null,
    lease text,
    leased_until bigint,
    created_at bigint not null
  )`,
  sql`create unique index jobs_subject on jobs (kind, subject)`,
  sql`create index jobs_next on jobs (run_at, job_id)`,
];
