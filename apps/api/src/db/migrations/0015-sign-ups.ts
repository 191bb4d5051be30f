import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/**
 * Pending sign-ups move to `codes`, each with its own password; `users` holds verified accounts only. Accounts that were
 * not verified yet have to sign up again, because it is unknown who set their password.
 */
export const signUps: Statements = () => [
  sql`alter table codes add column password_hash text`,
  sql`alter table codes add column contested integer not null default 0`,
  sql`delete from codes where purpose = 'verify'`,
  sql`delete from users where verified_at is null`,
];
