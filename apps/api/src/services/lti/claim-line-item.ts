import { randomUUID } from 'node:crypto';
import type { PlatformRow } from '../../db/index.ts';
import { ServiceFault } from '../../providers/service-fault.ts';
import type { LtiNeeds } from './needs.ts';

/** Longer than a search and a new column take, with every call at its time limit. After a crash others wait this long. */
const claimMs = 5 * 60_000;
/** When another process looks again. */
const againMs = 5_000;

/**
 * Does something for a link's gradebook column while no other server process does.
 *
 * @throws ServiceFault (`busy`) when another process is at it; the grade is sent again later then
 */
export async function withClaim<T>(
  { db, clock }: Pick<LtiNeeds, 'db' | 'clock'>,
  { platform_id }: PlatformRow,
  { lineItemsUrl: line_items_url, resourceLinkId: resource_link_id }: { lineItemsUrl: string; resourceLinkId: string },
  work: () => Promise<T>,
): Promise<T> {
  const claim = randomUUID();
  const now = clock.now();
  const claimed = { claim, claimed_until: now + claimMs };
  const got = await db
    .insertInto('lti_line_item_claims')
    .values({ platform_id, line_items_url, resource_link_id, ...claimed })
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'line_items_url', 'resource_link_id'])
        .doUpdateSet(claimed)
        .where('lti_line_item_claims.claimed_until', '<', now),
    )
    .returning('claim')
    .executeTakeFirst();
  if (!got)
    throw new ServiceFault('busy', 'Another process is finding the gradebook column.', { retryAfterMs: againMs });
  try {
    return await work();
  } finally {
    await db.deleteFrom('lti_line_item_claims').where('claim', '=', claim).execute();
  }
}
