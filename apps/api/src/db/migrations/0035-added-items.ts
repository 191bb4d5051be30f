import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Operators' own items. */
export const addedItems: Statements = () => [
  sql`create table added_items (
    submodule_id integer not null,
    name text not null,
    number integer not null,
    is_shown integer not null,
    added_at bigint not null,
    primary key (submodule_id, name),
    unique (submodule_id, number)
  )`,
];
