import type { zCorrectionOffer } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { consentOf } from './consent.ts';
import { leftOf } from './count.ts';
import { correctableTypes, servicesOf } from './services.ts';

/** What can be corrected, by whom, and how often. */
export async function getOffer(
  { db, clock, config: { corrections: config } }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<z.infer<typeof zCorrectionOffer>> {
  return {
    services: servicesOf(config),
    submoduleIds: correctableTypes(config),
    consent: await consentOf(db, userId, config),
    ...(await leftOf(db, { userId, now: clock.now(), config })),
    freePerMonth: config.freePerMonth,
  };
}
