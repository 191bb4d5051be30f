import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Operators' own photographs, and questions that are no longer shown. */
export const addedPictures: Statements = () => [
  sql`create table added_pictures (
    name text primary key,
    number integer not null unique,
    file text,
    added_at bigint not null
  )`,
  sql`alter table questions add column withdrawn_at bigint`,
];
