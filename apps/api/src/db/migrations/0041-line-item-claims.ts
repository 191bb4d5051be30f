import { sql } from 'kysely';
import type { Statements } from './columns.ts';

/** Who is finding or making the gradebook column of a link, so that no two server processes make one each. */
export const lineItemClaims: Statements = () => [
  sql`create table lti_line_item_claims (
    platform_id integer not null references lti_platforms on delete cascade,
    line_items_url text not null,
    resource_link_id text not null,
    claim text not null,
    claimed_until bigint not null,
    primary key (platform_id, line_items_url, resource_link_id)
  )`,
];
