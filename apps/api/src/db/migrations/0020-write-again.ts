import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Texts no longer have an estimated score: their cards ask the learner to write them again. */
export const writeAgain: Statements = () => [
  sql`update review_cards set reason = 'writeAgain' where reason = 'lowEstimate'`,
];
