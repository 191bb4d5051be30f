import { sql } from 'kysely';
import { generatedId, type Statements } from './columns.ts';

/** How hard each question is, in points, and when that was last estimated from answers. */
export const difficulties: Statements = (kind) => [
  sql`create table question_difficulties (
    question_id integer primary key references questions on delete cascade,
    prior_difficulty double precision not null,
    prior_uncertainty double precision not null,
    difficulty double precision not null,
    uncertainty double precision not null,
    answers integer not null,
    updated_at bigint not null
  )`,
  sql`create index question_difficulties_updated on question_difficulties (updated_at)`,
  sql`create table calibrations (
    calibration_id ${generatedId(kind)},
    last_attempt_id integer not null,
    answers integer not null,
    calibrated_at bigint not null
  )`,
];
