import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Teachers' classes: members, assignments, and the sittings that were begun from them. */
export const classes: Statements = () => [
  sql`create table classes (
    class_id text primary key,
    user_id integer not null references users on delete cascade,
    name text not null,
    teacher_name text not null,
    token text not null unique,
    is_open integer not null,
    invited_at bigint not null,
    created_at bigint not null
  )`,
  sql`create index classes_user on classes (user_id, created_at)`,
  sql`create table class_members (
    member_id text primary key,
    class_id text not null references classes on delete cascade,
    user_id integer not null references users on delete cascade,
    name text not null,
    joined_at bigint not null
  )`,
  sql`create unique index class_members_user on class_members (class_id, user_id)`,
  sql`create index class_members_classes on class_members (user_id)`,
  sql`create table class_assignments (
    assignment_id text primary key,
    class_id text not null references classes on delete cascade,
    user_id integer not null references users on delete cascade,
    title text not null,
    instructions text,
    due_at bigint,
    minutes integer not null,
    task text not null,
    created_at bigint not null
  )`,
  sql`create index class_assignments_class on class_assignments (class_id, created_at)`,
  sql`create index class_assignments_user on class_assignments (user_id)`,
  sql`create table class_works (
    sitting_id text primary key references sittings on delete cascade,
    assignment_id text not null references class_assignments on delete cascade,
    member_id text not null references class_members on delete cascade,
    user_id integer not null references users on delete cascade,
    misses text
  )`,
  sql`create index class_works_assignment on class_works (assignment_id, member_id)`,
  sql`create index class_works_member on class_works (member_id)`,
  sql`create index class_works_user on class_works (user_id)`,
  sql`alter table sitting_slots add column planned_question_id integer`,
];
