import { type ErrorCode, messageOf } from '../domain/error-codes.ts';

/** A reply that says more than its data: a message, headers, cookies, or `success: false` with 200. */
export class Reply<Data> {
  readonly data: Data;
  readonly success: boolean;
  readonly message: string;
  readonly code: ErrorCode | undefined;
  readonly headers: Record<string, string>;
  /** Values of `Set-Cookie`. */
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
  /** Makes it `success: false`, with the code's message. */
  failure?: ErrorCode;
  message?: string;
  headers?: Record<string, string>;
  cookies?: string[];
}

/** `message` of a reply that has nothing to say. */
export const okMessage = 'OK';

/** Shorthand of `new Reply(…)`. */
export function reply<Data>(data: Data, extras?: ReplyExtras): Reply<Data> {
  return new Reply(data, extras);
}
