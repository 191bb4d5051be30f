import type { ApiClient } from '@rehearse/api-client';
import type { Extras } from './extras.ts';

/** The host that is called. */
export interface Host {
  api: ApiClient;
  /** What the host offers beyond the calls that every host has. */
  extras: Extras;
}
