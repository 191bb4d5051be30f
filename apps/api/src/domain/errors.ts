import { type ErrorCode, type ErrorParams, messageOf } from './error-codes.ts';

/** What a failure says beyond its code. */
export interface ErrorDetails {
  /** What is wrong, as the contract names it: "newPassword". */
  field?: string | undefined;
  /** Values that the message speaks of. */
  params?: ErrorParams | undefined;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure that the contract names; the router turns it into a reply of that status. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly params: ErrorParams | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, { field, params, headers = {}, cause }: ErrorDetails = {}) {
    super(messageOf(code, params), { cause });
    this.status = status;
    this.code = code;
    this.field = field;
    this.params = params;
    this.headers = headers;
  }
}

/** 400: something in the request is wrong; `field` says what, where it is one field. */
export class BadRequest extends HttpError {
  override readonly name = 'BadRequest';
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(400, code, details);
  }
}

/** 401: no valid access token, or wrong credentials. */
export class Unauthorized extends HttpError {
  override readonly name = 'Unauthorized';
  constructor(code: ErrorCode = 'account.signedOut', details?: ErrorDetails) {
    super(401, code, details);
  }
}

/** 404: there is no such thing, or it is not this account's. */
export class NotFound extends HttpError {
  override readonly name = 'NotFound';
  constructor(code: ErrorCode = 'request.notFound', details?: ErrorDetails) {
    super(404, code, details);
  }
}

/** 409: the request contradicts what is stored. */
export class Conflict extends HttpError {
  override readonly name = 'Conflict';
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(409, code, details);
  }
}

/** 408: the body did not arrive in time. */
export class TooSlow extends HttpError {
  override readonly name = 'TooSlow';
  constructor() {
    super(408, 'request.tooSlow');
  }
}

/** 413: a body larger than the operation takes. */
export class TooLarge extends HttpError {
  override readonly name = 'TooLarge';
  constructor(code: ErrorCode = 'request.tooLarge', details?: ErrorDetails) {
    super(413, code, details);
  }
}

/** 415: a body of another type than the contract names. */
export class WrongType extends HttpError {
  override readonly name = 'WrongType';
  constructor(type: string) {
    super(415, 'request.contentType', { field: 'Content-Type', params: { type } });
  }
}

/** 499: the client left before its request had arrived. Nobody gets the reply; it is for the log. */
export class ClientLeft extends HttpError {
  override readonly name = 'ClientLeft';
  constructor() {
    super(499, 'request.unreadable');
  }
}

/** 429 with `Retry-After`; the seconds to wait are a parameter as well. */
export class TooMany extends HttpError {
  override readonly name = 'TooMany';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, code: ErrorCode = 'request.tooMany', details: ErrorDetails = {}) {
    const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
    super(429, code, {
      ...details,
      params: { ...details.params, seconds },
      headers: { ...details.headers, 'Retry-After': String(seconds) },
    });
    this.retryAfterSeconds = seconds;
  }
}

/** 502: a provider behind the server (payments, mail, files) did not answer as expected. */
export class ProviderFailed extends HttpError {
  override readonly name = 'ProviderFailed';
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(502, code, details);
  }
}

/** 503: a part of the server is down, or not there yet. */
export class NotReady extends HttpError {
  override readonly name = 'NotReady';
  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(503, code, details);
  }
}
