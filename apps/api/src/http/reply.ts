import { type ErrorCode, messageOf } from '../domain/error-codes.ts';

/** A reply with more than data: a message, headers, cookies, or `success: false` with status 200. */
export class Reply<Data> {
  readonly data: Data;
  readonly success: boolean;
  readonly message: string;
  readonly code: ErrorCode | undefined;
  readonly headers: Record<string, string>;
  /** `Set-Cookie` values. */
  readonly cookies: string[];

  constructor(data: Data, extras: ReplyExtras = {}) {
    this.data = data;
    this.code = extras.failure;
    this.success = extras.failure === undefined;
    this.message = extras.failure ? messageOf(extras.failure) : (extras.message ?? okMessage);
    this.headers = extras.headers ?? {};
    this.cookies = extras.cookies ?? [];
  }
}

export interface ReplyExtras {
  /** Sets `success: false` and the code's message. */
  failure?: ErrorCode;
  message?: string;
  headers?: Record<string, string>;
  cookies?: string[];
}

/** The default `message`. */
export const okMessage = 'OK';

/** Shorthand of `new Reply(…)`. */
export function reply<Data>(data: Data, extras?: ReplyExtras): Reply<Data> {
  return new Reply(data, extras);
}
