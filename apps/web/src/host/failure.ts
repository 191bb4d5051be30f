import { ApiError } from '@rehearse/api-client';
import type { CallFailure } from '@rehearse/practice-machines/login';

/** A failed call for screens. Other errors are bugs, and their message is not shown to users. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { code: 'unknown', message: '' };
  const { code, message, field, params } = error;
  return { code, message, ...(field !== undefined && { field }), ...(params && { params }) };
}
