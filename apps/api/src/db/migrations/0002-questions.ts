import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** The question bank, practice marks, attempts, recordings, clips and pictures. */
export const questions: Statements = (kind) => [
  sql`create table questions (
    question_id integer primary key,
    submodule_id integer not null check (submodule_id between 1 and 15),
    module_id integer not null,
    difficulty text not null check (difficulty in ('Easy', 'Medium', 'Hard')),
    payload text not null,
    ord_s integer not null,
    ord_d integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  sql`create index questions_place on questions (submodule_id, ord_s, question_id, module_id, difficulty)`,
  sql`create index questions_place_in_level on questions (submodule_id, difficulty, ord_d, question_id, module_id)`,
  sql`create index questions_number on questions (submodule_id, question_id)`,
  sql`create index questions_number_in_level on questions (submodule_id, difficulty, question_id)`,
  sql`create table question_counts (
    submodule_id integer not null,
    difficulty text not null,
    n integer not null,
    primary key (submodule_id, difficulty)
  )`,
  sql`create table practice_marks (
    user_id integer not null references users on delete cascade,
    submodule_id integer not null,
    question_id integer not null references questions on delete cascade,
    difficulty text not null,
    ord_s integer not null,
    ord_d integer not null,
    practiced_at bigint not null,
    primary key (user_id, submodule_id, question_id)
  )`,
  sql`create index practice_marks_place on practice_marks (user_id, submodule_id, ord_s)`,
  sql`create index practice_marks_place_in_level on practice_marks (user_id, submodule_id, difficulty, ord_d)`,
  sql`create index practice_marks_number_in_level on practice_marks (user_id, submodule_id, difficulty, question_id)`,
  sql`create index practice_marks_question on practice_marks (question_id)`,
  sql`create table practice_counts (
    user_id integer not null references users on delete cascade,
    submodule_id integer not null,
    difficulty text not null,
    n integer not null,
    primary key (user_id, submodule_id, difficulty)
  )`,
  sql`create table recordings (
    name text primary key,
    user_id integer not null references users on delete cascade,
    media_type text not null,
    bytes integer not null,
    created_at bigint not null
  )`,
  sql`create index recordings_owner on recordings (user_id)`,
  sql`create table attempts (
    attempt_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    question_id integer not null references questions on delete cascade,
    submodule_id integer not null,
    kind text not null check (kind in ('answer', 'text', 'recording', 'image-writing')),
    answer text,
    recording text references recordings,
    score double precision,
    created_at bigint not null
  )`,
  sql`create index attempts_latest on attempts (user_id, question_id, attempt_id)`,
  sql`create index attempts_question on attempts (question_id)`,
  sql`create table clips (
    key text primary key,
    text text not null,
    voice text not null,
    rate double precision not null
  )`,
  sql`create table pictures (
    name text primary key,
    alt text not null,
    credits text not null
  )`,
  sql`create table packs (
    pack_id ${generatedId(kind)},
    version text not null,
    questions integer not null,
    words integer not null,
    imported_at bigint not null
  )`,
];
