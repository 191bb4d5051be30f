import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** What learners want to reach, and by when. */
export const goals: Statements = () => [
  sql`create table goals (
    user_id integer primary key references users on delete cascade,
    target_score integer,
    exam_date text,
    minutes_per_day integer,
    first_language text,
    updated_at bigint not null
  )`,
];
