import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** Mistakes in learners' texts, which texts were checked for them, and when each mistake is drilled. */
export const mistakes: Statements = (kind) => [
  sql`create table corrected_texts (
    attempt_id integer not null references attempts on delete cascade,
    user_id integer not null references users on delete cascade,
    source text not null check (source in ('builtin', 'service')),
    words integer not null,
    written_at bigint not null,
    primary key (attempt_id, source)
  )`,
  sql`create index corrected_texts_user on corrected_texts (user_id, written_at)`,
  sql`create table mistakes (
    mistake_id ${generatedId(kind)},
    user_id integer not null references users on delete cascade,
    attempt_id integer not null references attempts on delete cascade,
    source text not null check (source in ('builtin', 'service')),
    kind text not null,
    code text,
    params text not null,
    explanation text,
    sentence text not null,
    sentence_number integer not null,
    range_start integer not null,
    range_end integer not null,
    fixes text not null,
    made_at bigint not null,
    dismissed_at bigint,
    due_at bigint not null,
    streak integer not null,
    memory text not null,
    graduated_at bigint,
    revision integer not null
  )`,
  sql`create index mistakes_kind on mistakes (user_id, kind, made_at)`,
  sql`create index mistakes_due on mistakes (user_id, due_at)`,
  sql`create index mistakes_attempt on mistakes (attempt_id)`,
  sql`create index mistakes_dismissed on mistakes (dismissed_at)`,
];
