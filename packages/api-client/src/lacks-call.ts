import { ApiError, clientErrors } from './api-error.ts';

/** The host does not offer this call. */
export class NotOffered extends ApiError {
  constructor(cause?: unknown) {
    super(clientErrors.notOffered, 404, { code: 'notOffered', cause });
  }
}

/**
 * Whether a call failed because the host doesn't offer it: 404, 405 or 501, or a page instead of data. Not for calls whose
 * 404 refers to the requested item.
 */
export function lacksCall(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === null) return false;
  const { status, isForeign } = error;
  return status === 404 || status === 405 || status === 501 || (isForeign && status < 300);
}
