import { type ApiClient, listPlans, unwrap } from '@rehearse/api-client';
import type { PlanOffer } from '@rehearse/practice-machines/checkout';

/**
 * Loads the plans of a host.
 *
 * @throws {ApiError}
 */
export async function loadOffer(client: ApiClient, signal: AbortSignal): Promise<PlanOffer> {
  const { pricings, supportEmail } = await unwrap(listPlans({ client, signal }));
  return { plans: pricings ?? [], supportEmail: supportEmail ?? null };
}
