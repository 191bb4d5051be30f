import { getLastPlace, type ListedQuestion, NotOffered, saveLastPlace, unwrapIfAny } from '@rehearse/api-client';
import { cleanFilters, readFilters } from '@rehearse/practice-machines/question-browser';
import type { Services } from '../../app/services.ts';
import type { AddressedQuestion } from './question-path.ts';

type Host = Pick<Services, 'api' | 'extras'>;

/**
 * The learner's last question on any device: null before the first, undefined if the host stores no places.
 *
 * @throws {ApiError} if the host can't be reached
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

/** Sends the learner's current place to the host. Lost without a connection: the next question sends it again. */
export function keepLastPlace({ api, extras }: Host, { questionId, submoduleId, filters }: AddressedQuestion): void {
  const body = { questionId, submoduleId, ...cleanFilters(filters) };
  extras.ask('places', () => unwrapIfAny(saveLastPlace({ client: api, body }))).catch(() => {});
}
