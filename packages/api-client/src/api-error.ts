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

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

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
 * The data of a call.
 *
 * @throws {ApiError} with the host's message when `success` is false or the status is not 2xx; with the network's
 *   message and `status: null` when no reply came.
 */
export async function unwrap<Data>(outcome: Promise<Outcome<Data>>): Promise<Data> {
  const { data, error, response } = await outcome;
  const status = response?.status ?? null;
  if (data?.success) return data.data;
  if (data) throw new ApiError(messageOf(data) ?? fetchError, status);
  throw new ApiError(errorMessage(error), status, error);
}
