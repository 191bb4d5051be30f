import { type ErrorCode, type ErrorParams, messageOf } from './error-codes.ts';

/** Details of an error beyond its code. */
export interface ErrorDetails {
  /** Name of the invalid field in the contract, such as "newPassword". */
  field?: string | undefined;
  /** Values for the message. */
  params?: ErrorParams | undefined;
  /** When to retry. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** An error that is reported to clients with a code of the contract. */
export abstract class CodedError<Name extends string> extends Error {
  abstract override readonly name: Name;
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly params: ErrorParams | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, { field, params, retryAfterSeconds, cause }: ErrorDetails = {}) {
    super(messageOf(code, params), { cause });
    this.code = code;
    this.field = field;
    this.params = params;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Kinds of errors; `http` maps each to a status. */
export type DomainErrorName =
  | 'InvalidInput'
  | 'NotAuthenticated'
  | 'NotFound'
  | 'Conflict'
  | 'FileTooLarge'
  | 'QuotaExceeded'
  | 'LimitReached'
  | 'ProviderFailed'
  | 'Unavailable';

/** An error of services, providers or domain rules, independent of HTTP. */
export abstract class DomainError<Name extends DomainErrorName = DomainErrorName> extends CodedError<Name> {}

/** Invalid input; `field` is set when a single field is wrong. */
export class InvalidInput extends DomainError<'InvalidInput'> {
  override readonly name = 'InvalidInput';
}

/** Not logged in, or wrong credentials. */
export class NotAuthenticated extends DomainError<'NotAuthenticated'> {
  override readonly name = 'NotAuthenticated';
  constructor(code: ErrorCode = 'account.signedOut', details?: ErrorDetails) {
    super(code, details);
  }
}

/** The resource does not exist, or belongs to another account. */
export class NotFound extends DomainError<'NotFound'> {
  override readonly name = 'NotFound';
  constructor(code: ErrorCode = 'request.notFound', details?: ErrorDetails) {
    super(code, details);
  }
}

/** The request conflicts with stored data. */
export class Conflict extends DomainError<'Conflict'> {
  override readonly name = 'Conflict';
}

/** The file exceeds the size limit. */
export class FileTooLarge extends DomainError<'FileTooLarge'> {
  override readonly name = 'FileTooLarge';
}

/** The learner's storage is full. */
export class QuotaExceeded extends DomainError<'QuotaExceeded'> {
  override readonly name = 'QuotaExceeded';
}

/** A rate limit was hit; the seconds to wait are also a parameter. */
export class LimitReached extends DomainError<'LimitReached'> {
  override readonly name = 'LimitReached';
  constructor(waitSeconds: number, code: ErrorCode = 'request.tooMany', details: ErrorDetails = {}) {
    const seconds = Math.max(1, Math.ceil(waitSeconds));
    super(code, { ...details, params: { ...details.params, seconds }, retryAfterSeconds: seconds });
  }
}

/** A provider (payments, mail, files, speech) failed or sent an unexpected response. */
export class ProviderFailed extends DomainError<'ProviderFailed'> {
  override readonly name = 'ProviderFailed';
}

/** A part of the server is down or not ready. */
export class Unavailable extends DomainError<'Unavailable'> {
  override readonly name = 'Unavailable';
}
