import type { ErrorCode } from '../domain/error-codes.ts';
import { CodedError, type ErrorDetails } from '../domain/errors.ts';

/** Errors of the request itself, found before a service runs. */
export type RequestErrorName =
  | 'UnreadableRequest'
  | 'RequestTooSlow'
  | 'BodyTooLarge'
  | 'WrongContentType'
  | 'RangeOutsideFile'
  | 'UnmetExpectation'
  | 'HeadersTooLarge'
  | 'ClientDisconnected';

interface RequestErrorDetails extends ErrorDetails {
  headers?: Readonly<Record<string, string>>;
}

/** An error of the HTTP request itself. */
export abstract class RequestError<Name extends RequestErrorName = RequestErrorName> extends CodedError<Name> {
  /** Extra headers of the reply. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: ErrorCode, { headers = {}, ...details }: RequestErrorDetails = {}) {
    super(code, details);
    this.headers = headers;
  }
}

/** The request is not valid HTTP. */
export class UnreadableRequest extends RequestError<'UnreadableRequest'> {
  override readonly name = 'UnreadableRequest';
  constructor() {
    super('request.unreadable');
  }
}

/** The headers or the body did not arrive in time. */
export class RequestTooSlow extends RequestError<'RequestTooSlow'> {
  override readonly name = 'RequestTooSlow';
  constructor() {
    super('request.tooSlow');
  }
}

/** The body exceeds the operation's limit. */
export class BodyTooLarge extends RequestError<'BodyTooLarge'> {
  override readonly name = 'BodyTooLarge';
  constructor() {
    super('request.tooLarge');
  }
}

/** The body's Content-Type is not the contract's. */
export class WrongContentType extends RequestError<'WrongContentType'> {
  override readonly name = 'WrongContentType';
  constructor(type: string) {
    super('request.contentType', { field: 'Content-Type', params: { type } });
  }
}

/** The requested range lies outside the file. */
export class RangeOutsideFile extends RequestError<'RangeOutsideFile'> {
  override readonly name = 'RangeOutsideFile';
  constructor(size: number) {
    super('request.range', { headers: { 'Content-Range': `bytes */${size}` } });
  }
}

/** The `Expect` header asks for something unsupported. */
export class UnmetExpectation extends RequestError<'UnmetExpectation'> {
  override readonly name = 'UnmetExpectation';
  constructor() {
    super('request.unreadable');
  }
}

/** The headers exceed the size limit. */
export class HeadersTooLarge extends RequestError<'HeadersTooLarge'> {
  override readonly name = 'HeadersTooLarge';
  constructor() {
    super('request.tooLarge');
  }
}

/** The client disconnected before its request had arrived. The reply is never sent; the error is only logged. */
export class ClientDisconnected extends RequestError<'ClientDisconnected'> {
  override readonly name = 'ClientDisconnected';
  constructor() {
    super('request.unreadable');
  }
}
