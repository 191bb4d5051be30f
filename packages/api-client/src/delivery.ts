import { ApiError } from './api-error.ts';

/** Statuses below 500 with which a host, or a proxy in front of it, asks for a retry. */
const retryable: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether a status only means that the request should be retried later. Null: there was no reply. */
export function isTransient(status: number | null): boolean {
  return status === null || status >= 500 || retryable.has(status);
}

/**
 * What a failed call means for a write that must arrive.
 * - `later`: it is unknown whether it arrived; send it again with the same idempotency key.
 * - `signedOut`: it can be sent when the learner has logged in.
 * - `refused`: the host will never accept it.
 */
export type FailedDelivery = 'later' | 'signedOut' | 'refused';

/** What a failed call means for a write that has to arrive. */
export function failedDelivery(error: unknown): FailedDelivery {
  if (!(error instanceof ApiError) || isTransient(error.status)) return 'later';
  const { status, isForeign } = error;
  const isElsewhere = isForeign && status !== null && (status < 400 || status === 403);
  // a gateway or the login page of a public Wi-Fi replied instead of the host
  if (isElsewhere) return 'later';
  return status === 401 || status === 403 ? 'signedOut' : 'refused';
}
