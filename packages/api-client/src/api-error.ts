/** The envelope of every reply. */
interface Envelope<Data> {
  success: boolean;
  message: string;
  data: Data;
}

/** What a generated operation resolves to. */
interface Outcome<Data> {
  data?: Envelope<Data> | undefined;
  error?: unknown;
  response?: Response | undefined;
}

/** What went wrong on the way, where the host says nothing: the code of each, and its text for who shows no other. */
export const clientErrors = {
  /** The host can't be reached. */
  network: 'The server can’t be reached. Check your connection and try again.',
  /** No reply came in time. */
  timeout: 'The server took too long to answer. Please try again.',
  /** The caller gave the call up. */
  aborted: 'The request was cancelled.',
  /** The code that carries calls could not be loaded. */
  notLoaded: 'A part of the app could not be loaded. Reload the page and try again.',
  /** The host has no such call. */
  notOffered: 'This site does not offer this.',
  /** A reply of failure that is no envelope. */
  badReply: 'An unknown error occurred',
  /** A reply that brings neither data nor a message. */
  noMessage: 'An error occurred while fetching the data',
  /** Nothing is known. */
  unknown: 'An unknown error occurred',
} as const;

/** Codes that this client gives; those of a host are the contract's `ErrorCode`. */
export type ClientErrorCode = keyof typeof clientErrors;

/** Every {@link ClientErrorCode}. */
export const clientErrorCodes = Object.keys(clientErrors) as ClientErrorCode[];

/** What is known of a failure beyond its message. */
export interface ApiErrorDetails {
  /** Default `server`: the host said why by its message alone. */
  code?: string;
  field?: string | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
  /** Default false. */
  isForeign?: boolean;
  cause?: unknown;
}

/** A call that brought no data: the host said no, or it could not be reached. The message is never a raw network error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or null when no reply came. */
  readonly status: number | null;
  /** The host's code, a {@link ClientErrorCode}, or `server` for a message without a code. */
  readonly code: string;
  /** The field of the request that is wrong, as the contract names it. */
  readonly field: string | undefined;
  /** Values that a text for the code speaks of. */
  readonly params: Readonly<Record<string, string | number>> | undefined;
  /** Whether a reply came that is not the contract's: a page, a text, nothing, or another service's JSON. */
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

/** A failure of this client's own. */
export const clientError = (
  code: ClientErrorCode,
  { status = null, isForeign = false, cause }: Met & { cause: unknown },
): ApiError => new ApiError(clientErrors[code], status, { code, isForeign, cause });

/** The code of a call without a reply. `ofetch` puts what happened into the cause of its own error. */
export function unansweredCode(error: unknown): ClientErrorCode {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError') return 'aborted';
  if (error.name === 'TimeoutError') return 'timeout';
  const inner = unansweredCode(error.cause);
  return inner === 'unknown' && error.name === 'FetchError' ? 'network' : inner;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isParam = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

function paramsOf(value: unknown): Record<string, string | number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(isParam));
}

/** What a host's reply says; undefined when it says nothing. */
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

/** A call that was not sent on because the one before it failed: a refresh that the host could not answer. */
const unanswered = (cause: ApiError): ApiError => new ApiError(cause.message, null, { code: cause.code, cause });

/** Whether a reply is the contract's. */
const isEnvelope = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'success' in reply && typeof reply.success === 'boolean';

/**
 * The data of a call that always has some.
 *
 * @throws {ApiError} with what the host says when `success` is false, the status is not 2xx, or the data is missing; with
 *   `status: null` and a {@link ClientErrorCode} when no reply came.
 */
export async function unwrap<Data>(outcome: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  const data = await unwrapIfAny(outcome);
  if (data !== null) return data;
  const { data: reply, response } = await outcome;
  const status = response?.status ?? null;
  throw hostError(reply, { status }) ?? clientError('noMessage', { cause: reply, status });
}

/**
 * The data of a call that may have none; null then.
 *
 * @throws {ApiError} as {@link unwrap} does
 */
export async function unwrapIfAny<Data>(outcome: Promise<Outcome<Data>>): Promise<NonNullable<Data> | null> {
  const { data: reply, error, response } = await outcome;
  const status = response?.status ?? null;
  const isForeign = response !== undefined && !isEnvelope(reply ?? error);
  if (reply !== undefined && !isForeign && reply.success) return reply.data ?? null;
  if (error instanceof ApiError) throw error.status === null ? error : unanswered(error);
  const met = { status, isForeign };
  if (reply !== undefined) throw hostError(reply, met) ?? clientError('noMessage', { ...met, cause: reply });
  if (status === null) throw clientError(unansweredCode(error), { cause: error });
  throw hostError(error, met) ?? clientError('badReply', { ...met, cause: error });
}
