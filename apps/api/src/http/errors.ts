/** A failure with a message made for the learner; the router turns it into a reply of that status. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** 400. `field` is named in front of the message, as the contract names it: "newPassword: …". */
export class BadRequest extends HttpError {
  override readonly name = 'BadRequest';
  constructor(field: string | null, message: string) {
    super(400, field === null ? message : `${field}: ${message}`);
  }
}

/** 401: no valid access token, or wrong credentials. */
export class Unauthorized extends HttpError {
  override readonly name = 'Unauthorized';
  constructor(message = 'Log in to go on.') {
    super(401, message);
  }
}

/** 404: there is no such thing, or it is not this account's. */
export class NotFound extends HttpError {
  override readonly name = 'NotFound';
  constructor(message = 'Not found.') {
    super(404, message);
  }
}

/** 409: the request contradicts what is stored. */
export class Conflict extends HttpError {
  override readonly name = 'Conflict';
  constructor(message: string) {
    super(409, message);
  }
}

/** 413: a body larger than the operation takes. */
export class TooLarge extends HttpError {
  override readonly name = 'TooLarge';
  constructor(message = 'The request is too large.') {
    super(413, message);
  }
}

/** 429 with `Retry-After`. */
export class TooMany extends HttpError {
  override readonly name = 'TooMany';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, message?: string) {
    const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
    super(429, message ?? `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
      'Retry-After': String(seconds),
    });
    this.retryAfterSeconds = seconds;
  }
}

/** 502: a provider behind the server (payments, mail, files) did not answer as expected. */
export class ProviderFailed extends HttpError {
  override readonly name = 'ProviderFailed';
  constructor(message = 'Something went wrong. Please try again later.') {
    super(502, message);
  }
}

/** 503: the store or the question bank is not there yet. */
export class NotReady extends HttpError {
  override readonly name = 'NotReady';
  constructor(message = 'Not ready to serve.') {
    super(503, message);
  }
}
