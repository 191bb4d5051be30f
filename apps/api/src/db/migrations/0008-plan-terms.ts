import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Plans can be retired, and a checkout stores the terms it was bought under, so plans can change later. */
export const planTerms: Statements = () => [
  sql`alter table plans add column retired_at bigint`,
  sql`alter table checkouts add column days integer not null default 0`,
  sql`alter table checkouts add column ai_corrections integer not null default 0`,
  sql`update checkouts set
    days = (select p.days from plans p where p.pricing_id = checkouts.pricing_id),
    ai_corrections = (select p.ai_corrections from plans p where p.pricing_id = checkouts.pricing_id)`,
];
