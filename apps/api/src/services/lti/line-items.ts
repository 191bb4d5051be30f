import { z } from 'zod';
import type { PlatformRow } from '../../db/index.ts';
import { LtiError } from '../../domain/lti/lti-error.ts';
import { scopes } from '../../domain/lti/names.ts';
import { callService } from './access-token.ts';
import { withClaim } from './claim-line-item.ts';
import type { LtiNeeds } from './needs.ts';
import { mostPages, nextPage } from './next-page.ts';

/** The points of every gradebook column that we ask for. */
export const scoreMaximum = 100;

/** A link of a course whose column isn't known yet. */
export interface LinkWithoutColumn {
  /** Where the platform lists the columns of the course. */
  readonly lineItemsUrl: string;
  readonly resourceLinkId: string;
  /** Name of a new column. */
  readonly label: string;
}

const zLineItem = z.object({ id: z.url(), resourceLinkId: z.string().nullish() });
const listType = 'application/vnd.ims.lis.v2.lineitemcontainer+json';
const itemType = 'application/vnd.ims.lis.v2.lineitem+json';

async function readAs<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const read = schema.safeParse(await response.json().catch(() => null));
  if (!read.success) throw new LtiError('message', `The gradebook is not understood: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** The first column of the link, so that all learners get the same one should there be several. */
async function find(needs: LtiNeeds, platform: PlatformRow, link: LinkWithoutColumn): Promise<string | null> {
  const first = new URL(link.lineItemsUrl);
  first.searchParams.set('resource_link_id', link.resourceLinkId);
  let url: string | null = first.href;
  for (let page = 0; url !== null && page < mostPages; page += 1) {
    const response: Response = await callService(needs, {
      ...{ platform, scope: scopes.lineItem, url },
      init: { headers: { Accept: listType } },
    });
    const items = await readAs(response, z.array(zLineItem));
    // platforms may ignore the filter
    const found = items.find(({ resourceLinkId }) => resourceLinkId === link.resourceLinkId);
    if (found) return found.id;
    url = nextPage(response, url);
  }
  return null;
}

async function create(
  needs: LtiNeeds,
  platform: PlatformRow,
  { lineItemsUrl, resourceLinkId, label }: LinkWithoutColumn,
): Promise<string> {
  const response = await callService(needs, {
    ...{ platform, scope: scopes.lineItem, url: lineItemsUrl },
    init: {
      method: 'POST',
      headers: { Accept: itemType, 'Content-Type': itemType },
      body: JSON.stringify({ scoreMaximum, label, resourceLinkId }),
    },
  });
  return (await readAs(response, zLineItem)).id;
}

async function findOrCreate(needs: LtiNeeds, platform: PlatformRow, link: LinkWithoutColumn): Promise<string> {
  const url = (await find(needs, platform, link)) ?? (await create(needs, platform, link));
  await needs.db
    .updateTable('lti_launches')
    .set({ line_item_url: url })
    .where('platform_id', '=', platform.platform_id)
    .where('line_items_url', '=', link.lineItemsUrl)
    .where('resource_link_id', '=', link.resourceLinkId)
    .execute();
  return url;
}

/**
 * The address of a link's column in the gradebook: the platform's own, or a new one. It is kept with the launches of the
 * link. Grades of one link that are sent at the same time share one search, or each would make a column: within the process by
 * waiting for it, between processes by a claim.
 *
 * @throws LtiError, ServiceFault
 */
export function lineItemOf(needs: LtiNeeds, platform: PlatformRow, link: LinkWithoutColumn): Promise<string> {
  const { columns } = needs.platforms;
  const key = JSON.stringify([platform.platform_id, link.lineItemsUrl, link.resourceLinkId]);
  const pending =
    columns.get(key) ??
    withClaim(needs, platform, link, () => findOrCreate(needs, platform, link)).finally(() => columns.delete(key));
  columns.set(key, pending);
  return pending;
}
