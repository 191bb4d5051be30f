import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Each learner's results by question, and the last question that each learner opened. */
export const questionResults: Statements = () => [
  sql`create table question_results (
    user_id integer not null references users on delete cascade,
    submodule_id integer not null,
    question_id integer not null references questions on delete cascade,
    difficulty text not null,
    ord_s integer not null,
    ord_d integer not null,
    best_score double precision,
    missed integer,
    practiced_at bigint not null,
    primary key (user_id, submodule_id, question_id)
  )`,
  sql`create index question_results_missed on question_results (user_id, submodule_id, missed, question_id)`,
  sql`create index question_results_question on question_results (question_id)`,
  sql`create table last_places (
    user_id integer primary key references users on delete cascade,
    submodule_id integer not null,
    question_id integer not null references questions on delete cascade,
    filters text not null,
    saved_at bigint not null
  )`,
  sql`create index last_places_question on last_places (question_id)`,
];
