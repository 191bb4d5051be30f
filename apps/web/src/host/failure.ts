import { ApiError } from '@rehearse/api-client';
import type { Refusal } from '@rehearse/device/outbox';
import type { CallFailure } from '@rehearse/practice-machines/login';

/** What a host refused for good, as screens word it; one that was refused before hosts named failures has no code. */
export function failureOfRefusal({ code = 'server', message, params }: Refusal): CallFailure {
  return { code, message, ...(params && { params }) };
}

/** A failed call as screens word it. What is no failure of a call is a fault of ours, whose text is for nobody's eyes. */
export function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { code: 'unknown', message: '' };
  const { code, message, field, params } = error;
  return { code, message, ...(field !== undefined && { field }), ...(params && { params }) };
}
