import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** The questions that each word occurs in. */
export const wordOccurrences: Statements = () => [
  sql`alter table words add column occurs_in text not null default '[]'`,
];
