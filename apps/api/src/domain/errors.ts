import { type ErrorCode, type ErrorParams, messageOf } from './error-codes.ts';

/** What an error says beyond its code. */
export interface ErrorDetails {
  /** What is wrong, as the contract names it: "newPassword". */
  field?: string | undefined;
  /** Values that the message speaks of. */
  params?: ErrorParams | undefined;
  /** When the same may work. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** An error that clients are told of, by a code of the contract. */
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

/** What can be wrong. `http` has a status for each. */
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

/** An error of the services, the providers or the rules, whoever calls them. */
export abstract class DomainError<Name extends DomainErrorName = DomainErrorName> extends CodedError<Name> {}

/** Something that was given is wrong; `field` says what, where it is one field. */
export class InvalidInput extends DomainError<'InvalidInput'> {
  override readonly name = 'InvalidInput';
}

/** Nobody is logged in, or what was given to log in is wrong. */
export class NotAuthenticated extends DomainError<'NotAuthenticated'> {
  override readonly name = 'NotAuthenticated';
  constructor(code: ErrorCode = 'account.signedOut', details?: ErrorDetails) {
    super(code, details);
  }
}

/** There is no such thing, or it belongs to another account. */
export class NotFound extends DomainError<'NotFound'> {
  override readonly name = 'NotFound';
  constructor(code: ErrorCode = 'request.notFound', details?: ErrorDetails) {
    super(code, details);
  }
}

/** It contradicts what is stored. */
export class Conflict extends DomainError<'Conflict'> {
  override readonly name = 'Conflict';
}

/** A file is larger than any file may be. */
export class FileTooLarge extends DomainError<'FileTooLarge'> {
  override readonly name = 'FileTooLarge';
}

/** The learner's storage is full. */
export class QuotaExceeded extends DomainError<'QuotaExceeded'> {
  override readonly name = 'QuotaExceeded';
}

/** Too many, or too soon; the seconds to wait are also a parameter. */
export class LimitReached extends DomainError<'LimitReached'> {
  override readonly name = 'LimitReached';
  constructor(waitSeconds: number, code: ErrorCode = 'request.tooMany', details: ErrorDetails = {}) {
    const seconds = Math.max(1, Math.ceil(waitSeconds));
    super(code, { ...details, params: { ...details.params, seconds }, retryAfterSeconds: seconds });
  }
}

/** A provider (payments, mail, files, speech) did not answer as expected. */
export class ProviderFailed extends DomainError<'ProviderFailed'> {
  override readonly name = 'ProviderFailed';
}

/** A part of the server is down, or not ready yet. */
export class Unavailable extends DomainError<'Unavailable'> {
  override readonly name = 'Unavailable';
}
