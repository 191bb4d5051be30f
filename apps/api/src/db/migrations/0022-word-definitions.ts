import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** What a word means, in simple English; empty until a pack that has it is imported. */
export const wordDefinitions: Statements = () => [
  sql`alter table words add column definition text not null default ''`,
];
