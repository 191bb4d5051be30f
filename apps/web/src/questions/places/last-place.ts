import { getLastPlace, type ListedQuestion, NotOffered, saveLastPlace, unwrapIfAny } from '@rehearse/api-client';
import { cleanFilters, readFilters } from '@rehearse/practice-machines/question-browser';
import type { Services } from '../../app/services.ts';
import type { AddressedQuestion } from './question-address.ts';

type Host = Pick<Services, 'api' | 'extras'>;

/**
 * The question that the learner was at last on any device: null before the first, undefined at a host that keeps no places.
 *
 * @throws {ApiError} when the host can't be asked.
 */
export async function lastPlaceAt({ api, extras }: Host): Promise<AddressedQuestion | null | undefined> {
  try {
    const place = await extras.ask('places', () => unwrapIfAny<ListedQuestion | null>(getLastPlace({ client: api })));
    if (place === null) return null;
    const { questionId, submoduleId, ...filters } = place;
    return { questionId, submoduleId, filters: readFilters(filters) };
  } catch (error) {
    if (error instanceof NotOffered) return undefined;
    throw error;
  }
}

/** Tells the host where the learner is now. Lost without a connection: the next question says it again. */
export function keepLastPlace({ api, extras }: Host, { questionId, submoduleId, filters }: AddressedQuestion): void {
  const body = { questionId, submoduleId, ...cleanFilters(filters) };
  extras.ask('places', () => unwrapIfAny(saveLastPlace({ client: api, body }))).catch(() => {});
}
