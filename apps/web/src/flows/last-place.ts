import {
  type ApiClient,
  ApiError,
  getLastPlace,
  type ListedQuestion,
  saveLastPlace,
  unwrapIfAny,
} from '@rehearse/api-client';
import { cleanFilters, readFilters } from '@rehearse/practice-machines/question-browser';
import type { AddressedQuestion } from './question-address.ts';

/** Hosts that turned out to keep no places: none is sent there again. */
const withoutPlaces = new WeakSet<ApiClient>();

const isUnknownCall = (error: unknown) =>
  error instanceof ApiError && (error.isForeign || error.status === 404 || error.status === 405);

/** The question that the learner was at last on any device: null before the first, undefined where the host can't say. */
export async function lastPlaceAt(client: ApiClient): Promise<AddressedQuestion | null | undefined> {
  if (withoutPlaces.has(client)) return undefined;
  try {
    const place = await unwrapIfAny<ListedQuestion | null>(getLastPlace({ client }));
    if (place === null) return null;
    const { questionId, submoduleId, ...filters } = place;
    return { questionId, submoduleId, filters: readFilters(filters) };
  } catch (error) {
    if (isUnknownCall(error)) withoutPlaces.add(client);
    return undefined;
  }
}

/** Tells the host where the learner is now. Lost without a connection: the next question says it again. */
export function keepLastPlace(client: ApiClient, { questionId, submoduleId, filters }: AddressedQuestion): void {
  if (withoutPlaces.has(client)) return;
  const body = { questionId, submoduleId, ...cleanFilters(filters) };
  unwrapIfAny(saveLastPlace({ client, body })).catch(() => {});
}
