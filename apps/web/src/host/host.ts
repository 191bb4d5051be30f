import type { ApiClient } from '@rehearse/api-client';
import type { Extras } from './extras.ts';

/** The API host. */
export interface Host {
  api: ApiClient;
  /** Optional features of the host. */
  extras: Extras;
}
