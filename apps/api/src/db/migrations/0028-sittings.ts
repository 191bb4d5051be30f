import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Drills, placement tests and mock tests, links to their reports, and how many mock tests were used. */
export const sittings: Statements = () => [
  sql`create table sittings (
    sitting_id text primary key,
    user_id integer not null references users on delete cascade,
    kind text not null check (kind in ('drill', 'placement', 'mock')),
    state text not null check (state in ('ready', 'running', 'paused', 'finished')),
    policy text not null,
    profile text,
    minutes integer not null,
    created_at bigint not null,
    started_at bigint,
    changed_at bigint not null,
    finished_at bigint,
    ranges text
  )`,
  sql`create index sittings_user on sittings (user_id, started_at)`,
  sql`create index sittings_state on sittings (state, changed_at)`,
  sql`create table sitting_slots (
    sitting_id text not null references sittings on delete cascade,
    slot integer not null,
    user_id integer not null references users on delete cascade,
    submodule_id integer not null,
    seconds integer,
    total_seconds integer,
    state text not null check (state in ('waiting', 'open', 'answered', 'missed')),
    question_id integer,
    question text,
    handed_out_at bigint,
    opened_at bigint,
    answered_at bigint,
    answer text,
    recording text,
    used_seconds double precision,
    late integer not null,
    score double precision,
    attempt_id integer,
    primary key (sitting_id, slot)
  )`,
  sql`create index sitting_slots_question on sitting_slots (user_id, question_id)`,
  sql`create index sitting_slots_recording on sitting_slots (recording)`,
  sql`create table shared_reports (
    sitting_id text primary key references sittings on delete cascade,
    user_id integer not null references users on delete cascade,
    token text not null unique,
    name text,
    shared_at bigint not null
  )`,
  sql`create table used_tests (
    sitting_id text primary key,
    user_id integer not null references users on delete cascade,
    form text not null check (form in ('full', 'short')),
    started_at bigint not null
  )`,
  sql`create index used_tests_user on used_tests (user_id, form, started_at)`,
];
