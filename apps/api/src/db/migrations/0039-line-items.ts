import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Where a platform lists the columns of a gradebook, for launches that don't name theirs. */
export const lineItems: Statements = () => [sql`alter table lti_launches add column line_items_url text`];
