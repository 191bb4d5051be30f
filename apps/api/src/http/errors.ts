import type { ErrorCode } from '../domain/error-codes.ts';
import { CodedError, type ErrorDetails } from '../domain/errors.ts';

/** What can be wrong with a request as such, before a service sees it. */
export type RequestErrorName =
  | 'UnreadableRequest'
  | 'RequestTooSlow'
  | 'BodyTooLarge'
  | 'WrongContentType'
  | 'RangeOutsideFile'
  | 'UnmetExpectation'
  | 'HeadersTooLarge'
  | 'ClientLeft';

interface RequestErrorDetails extends ErrorDetails {
  headers?: Readonly<Record<string, string>>;
}

/** An error in how a request is sent. */
export abstract class RequestError<Name extends RequestErrorName = RequestErrorName> extends CodedError<Name> {
  /** Headers of the reply. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: ErrorCode, { headers = {}, ...details }: RequestErrorDetails = {}) {
    super(code, details);
    this.headers = headers;
  }
}

/** It is not HTTP. */
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

/** The body is larger than the operation takes. */
export class BodyTooLarge extends RequestError<'BodyTooLarge'> {
  override readonly name = 'BodyTooLarge';
  constructor() {
    super('request.tooLarge');
  }
}

/** The body is of another type than the contract names. */
export class WrongContentType extends RequestError<'WrongContentType'> {
  override readonly name = 'WrongContentType';
  constructor(type: string) {
    super('request.contentType', { field: 'Content-Type', params: { type } });
  }
}

/** The part that is asked for lies outside the file. */
export class RangeOutsideFile extends RequestError<'RangeOutsideFile'> {
  override readonly name = 'RangeOutsideFile';
  constructor(size: number) {
    super('request.range', { headers: { 'Content-Range': `bytes */${size}` } });
  }
}

/** The client expects what this server does not offer. */
export class UnmetExpectation extends RequestError<'UnmetExpectation'> {
  override readonly name = 'UnmetExpectation';
  constructor() {
    super('request.unreadable');
  }
}

/** The headers are longer than any may be. */
export class HeadersTooLarge extends RequestError<'HeadersTooLarge'> {
  override readonly name = 'HeadersTooLarge';
  constructor() {
    super('request.tooLarge');
  }
}

/** The client left before its request had arrived. Nobody gets the reply; it is for the log. */
export class ClientLeft extends RequestError<'ClientLeft'> {
  override readonly name = 'ClientLeft';
  constructor() {
    super('request.unreadable');
  }
}
