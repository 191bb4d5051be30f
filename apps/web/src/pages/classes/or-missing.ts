import { ApiError } from '@rehearse/api-client';

/** What a call returns; null if there is no such thing, or not for this reader. */
export async function orMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
