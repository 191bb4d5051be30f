import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Definitions of words in simple English; empty until a pack with definitions is imported. */
export const wordDefinitions: Statements = () => [
  sql`alter table words add column definition text not null default ''`,
];
