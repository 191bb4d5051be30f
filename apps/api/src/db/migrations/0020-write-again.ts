import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Texts get no estimate any more: their cards say that they are to be written again. */
export const writeAgain: Statements = () => [
  sql`update review_cards set reason = 'writeAgain' where reason = 'lowEstimate'`,
];
