import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/**
 * What signed up waits in `codes`, with the password that came with the code; `users` holds verified accounts only. Who
 * was about to verify signs up again: nothing tells whose password theirs was.
 */
export const signUps: Statements = () => [
  sql`alter table codes add column password_hash text`,
  sql`alter table codes add column contested integer not null default 0`,
  sql`delete from codes where purpose = 'verify'`,
  sql`delete from users where verified_at is null`,
];
