import type { Deps } from '../deps.ts';

/** What most services for schools' platforms need. */
export type LtiNeeds = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'platforms'>;
