/** The envelope of every reply. */
interface Envelope<Data> {
  success: boolean;
  message: string;
  data: Data;
}

/** The outcome of a generated operation. */
interface Outcome<Data> {
  data?: Envelope<Data> | undefined;
  error?: unknown;
  response?: Response | undefined;
}

/** Failures on the client's side, by code, with a fallback text for apps that don't translate them. */
export const clientErrors = {
  /** The host can't be reached. */
  network: 'The server can’t be reached. Check your connection and try again.',
  /** No reply in time. */
  timeout: 'The server took too long to answer. Please try again.',
  /** The caller aborted the call. */
  aborted: 'The request was cancelled.',
  /** The code that makes calls could not be loaded. */
  notLoaded: 'A part of the app could not be loaded. Reload the page and try again.',
  /** The host doesn't offer this call. */
  notOffered: 'This site does not offer this.',
  /** A failure whose reply is not an envelope. */
  badReply: 'An unknown error occurred',
  /** A reply with neither data nor a message. */
  noMessage: 'An error occurred while fetching the data',
  /** No information. */
  unknown: 'An unknown error occurred',
} as const;

/** Codes of this client; those of a host are the contract's `ErrorCode`. */
export type ClientErrorCode = keyof typeof clientErrors;

/** Every {@link ClientErrorCode}. */
export const clientErrorCodes = Object.keys(clientErrors) as ClientErrorCode[];

/** Details of a failure in addition to its message. */
export interface ApiErrorDetails {
  /** Default `server`: the host sent only a message. */
  code?: string;
  field?: string | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
  /** Default false. */
  isForeign?: boolean;
  cause?: unknown;
}

/** A call without data: the host refused it, or could not be reached. The message is never a raw network error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or null if there was no reply. */
  readonly status: number | null;
  /** The host's code, a {@link ClientErrorCode}, or `server` for a message without a code. */
  readonly code: string;
  /** The invalid field of the request, as the contract names it. */
  readonly field: string | undefined;
  /** Values for a text of the code. */
  readonly params: Readonly<Record<string, string | number>> | undefined;
  /** Whether the reply is not from a host of the contract: a page, plain text, nothing, or another service's JSON. */
  readonly isForeign: boolean;

  constructor(message: string, status: number | null, details: ApiErrorDetails = {}) {
    const { code = 'server', field, params, isForeign = false, cause } = details;
    super(message, { cause });
    this.status = status;
    this.isForeign = isForeign;
    this.code = code;
    this.field = field;
    this.params = params;
  }
}

/** How a call ended. */
interface Met {
  status?: number | null;
  isForeign?: boolean;
}

/** Creates an error with a client code. */
export const clientError = (
  code: ClientErrorCode,
  { status = null, isForeign = false, cause }: Met & { cause: unknown },
): ApiError => new ApiError(clientErrors[code], status, { code, isForeign, cause });

/** The client code of a call that was given up; null if it wasn't. */
function givenUpCode(error: unknown): ClientErrorCode | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'AbortError') return 'aborted';
  return error.name === 'TimeoutError' ? 'timeout' : null;
}

/** The error of a call that `fetch` got no reply to, or not all of one. Without a connection, what it throws has no code. */
export const noReply = (cause: unknown): ApiError => clientError(givenUpCode(cause) ?? 'network', { cause });

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isParam = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

function paramsOf(value: unknown): Record<string, string | number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(isParam));
}

/** The error in a host's reply; undefined if it contains none. */
function hostError(reply: unknown, { status = null, isForeign = false }: Met): ApiError | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { message, code, field, params } = reply as Record<string, unknown>;
  const said = textOf(message);
  const named = textOf(code);
  if (said === undefined && named === undefined) return undefined;
  return new ApiError(said ?? clientErrors.unknown, status, {
    code: named ?? 'server',
    field: textOf(field),
    params: paramsOf(params),
    isForeign,
    cause: reply,
  });
}

/** The error of a call that could not continue because the token refresh before it got no reply. */
const unanswered = (cause: ApiError): ApiError => new ApiError(cause.message, null, { code: cause.code, cause });

/** Whether a reply is an envelope of the contract. */
const isEnvelope = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'success' in reply && typeof reply.success === 'boolean';

/**
 * Resolves to the data of a call that always has some.
 *
 * @throws {ApiError} with the host's message when `success` is false, the status is not 2xx, or the data is missing; with
 *   `status: null` and a {@link ClientErrorCode} when there was no reply.
 */
export async function unwrap<Data>(outcome: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  const data = await unwrapIfAny(outcome);
  if (data !== null) return data;
  const { data: reply, response } = await outcome;
  const status = response?.status ?? null;
  throw hostError(reply, { status }) ?? clientError('noMessage', { cause: reply, status });
}

/**
 * Resolves to the data of a call, or to null if it has none.
 *
 * @throws {ApiError} like {@link unwrap}
 */
export async function unwrapIfAny<Data>(outcome: Promise<Outcome<Data>>): Promise<NonNullable<Data> | null> {
  const { data: reply, error, response } = await outcome;
  const status = response?.status ?? null;
  const isForeign = response !== undefined && !isEnvelope(reply ?? error);
  if (reply !== undefined && !isForeign && reply.success) return reply.data ?? null;
  if (error instanceof ApiError) throw error.status === null ? error : unanswered(error);
  const met = { status, isForeign };
  if (reply !== undefined) throw hostError(reply, met) ?? clientError('noMessage', { ...met, cause: reply });
  if (status === null) throw clientError(givenUpCode(error) ?? 'unknown', { cause: error });
  throw hostError(error, met) ?? clientError('badReply', { ...met, cause: error });
}
