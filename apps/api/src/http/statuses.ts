import { DomainError, type DomainErrorName } from '../domain/errors.ts';
import { RequestError, type RequestErrorName } from './errors.ts';

/** An error with a code in the contract. */
export type KnownError = DomainError | RequestError;

export const isKnown = (error: unknown): error is KnownError =>
  error instanceof DomainError || error instanceof RequestError;

/** The HTTP status of every known error. */
const statuses: Readonly<Record<DomainErrorName | RequestErrorName, number>> = {
  InvalidInput: 400,
  UnreadableRequest: 400,
  NotAuthenticated: 401,
  NotFound: 404,
  RequestTooSlow: 408,
  Conflict: 409,
  BodyTooLarge: 413,
  FileTooLarge: 413,
  QuotaExceeded: 413,
  WrongContentType: 415,
  RangeOutsideFile: 416,
  UnmetExpectation: 417,
  LimitReached: 429,
  HeadersTooLarge: 431,
  ClientDisconnected: 499,
  ProviderFailed: 502,
  Unavailable: 503,
};

/** The HTTP status for an error; 500 for unknown errors. */
export const statusOf = (error: unknown): number => (isKnown(error) ? statuses[error.name] : 500);
