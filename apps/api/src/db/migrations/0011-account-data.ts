import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Index for the profile's totals, payment records kept after account deletion, and files still to be deleted. */
export const accountData: Statements = () => [
  sql`create index attempts_history on attempts (user_id, created_at, submodule_id, score)`,
  sql`create table kept_payments (
    reference text primary key,
    pricing_id text not null,
    amount_cents integer not null,
    currency text not null,
    paid_at bigint not null
  )`,
  sql`create table doomed_files (
    key text primary key,
    doomed_at bigint not null
  )`,
];
