import { ApiError } from './api-error.ts';

/** Statuses below 500 of a host, or of a proxy before it, that wants to be asked again. */
const retryable: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a reply says nothing of the request but that it should be sent again later. Null: no reply came. */
export function isTransient(status: number | null): boolean {
  return status === null || status >= 500 || retryable.has(status);
}

/**
 * What a failed call means for a write that has to arrive.
 * - `later`: nobody knows whether it arrived; send it again under the same idempotency key.
 * - `signedOut`: it can be sent once the learner has logged in.
 * - `refused`: the host will never take it.
 */
export type FailedDelivery = 'later' | 'signedOut' | 'refused';

/** What a failed call means for a write that has to arrive. */
export function failedDelivery(error: unknown): FailedDelivery {
  if (!(error instanceof ApiError) || isTransient(error.status)) return 'later';
  const { status, isForeign } = error;
  const isElsewhere = isForeign && status !== null && (status < 400 || status === 403);
  // the page of a gateway or of a Wi-Fi login came in the host's place
  if (isElsewhere) return 'later';
  return status === 401 || status === 403 ? 'signedOut' : 'refused';
}
