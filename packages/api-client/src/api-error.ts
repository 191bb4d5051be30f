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

const unknownError = 'An unknown error occurred';
const fetchError = 'An error occurred while fetching the data';

/** A call that brought no data: the host said no, or it could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or null when no reply came. */
  readonly status: number | null;
  /** Whether a reply came that is not the contract's: a page, a text, nothing, or another service's JSON. */
  readonly isForeign: boolean;

  constructor(message: string, status: number | null, cause?: unknown, isForeign = false) {
    super(message, { cause });
    this.status = status;
    this.isForeign = isForeign;
  }
}

/** Whether a reply is the contract's. */
const isEnvelope = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'success' in reply && typeof reply.success === 'boolean';

const messageOf = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null || !('message' in value)) return undefined;
  return typeof value.message === 'string' && value.message !== '' ? value.message : undefined;
};

/**
 * The text to show for a failed call: the host's message, else the error's own, else "An unknown error occurred".
 */
export function errorMessage(error: unknown): string {
  return messageOf(error) ?? unknownError;
}

/**
 * The data of a call that always has some.
 *
 * @throws {ApiError} with the host's message when `success` is false, the status is not 2xx, or the data is missing; with
 *   the network's message and `status: null` when no reply came.
 */
export async function unwrap<Data>(outcome: Promise<Outcome<Data>>): Promise<NonNullable<Data>> {
  const data = await unwrapIfAny(outcome);
  if (data !== null) return data;
  const { data: reply, response } = await outcome;
  throw new ApiError(messageOf(reply) ?? fetchError, response?.status ?? null);
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
  if (reply !== undefined) throw new ApiError(messageOf(reply) ?? fetchError, status, undefined, isForeign);
  throw new ApiError(errorMessage(error), status, error, isForeign);
}
