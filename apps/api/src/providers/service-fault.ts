/**
 * Why a request to an AI service failed:
 * - `down`: no connection, a connection that was cut, or a server error.
 * - `slow`: no complete reply within the time limit.
 * - `busy`: too many requests.
 * - `refused`: the key or the model is not accepted.
 * - `unusable`: a reply that is too large or not in the right form.
 */
export type FaultKind = 'down' | 'slow' | 'busy' | 'refused' | 'unusable';

/** A failed request to an AI service. The message is for the operator. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
  readonly kind: FaultKind;
  /** When the service wants to be asked again; null if it didn't say. */
  readonly retryAfterMs: number | null;
  /** The status of the reply; null without one. */
  readonly status: number | null;

  constructor(kind: FaultKind, message: string, { retryAfterMs = null, status = null, cause }: FaultDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.status = status;
  }
}

interface FaultDetails {
  retryAfterMs?: number | null;
  status?: number | null;
  cause?: unknown;
}

/** The fault among an error's causes, which libraries wrap; undefined if there is none. */
export function faultIn(error: unknown): ServiceFault | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ServiceFault) return cause;
  }
  return undefined;
}
