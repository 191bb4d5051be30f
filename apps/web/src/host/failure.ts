import { ApiError } from '@rehearse/api-client';
import type { Refusal } from '@rehearse/device/outbox';
import type { CallFailure } from '@rehearse/practice-machines/login';

/** A permanent refusal by the host, for screens; older ones were stored without a code. */
export function failureOfRefusal({ code = 'server', message, params }: Refusal): CallFailure {
  return { code, message, ...(params && { params }) };
}

/** A failed call for screens. Other errors are bugs, and their message is not shown to users. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { code: 'unknown', message: '' };
  const { code, message, field, params } = error;
  return { code, message, ...(field !== undefined && { field }), ...(params && { params }) };
}
