import type { Db } from '../../db/index.ts';
import type { QuestionFilter } from './filters.ts';
import { placeOf, readListing } from './read-listing.ts';

/** Where a question is in a list. */
export interface ListedPlace {
  /** From 1. */
  globalIndex: number;
  totalElements: number;
}

/**
 * Where a question is in the list under the filters. One that they leave out, since it was just practised for instance,
 * has the place that it would have, and is counted. Null for a question of another type or level than the filter's.
 */
export async function findPlace(
  { db }: { db: Db },
  filter: QuestionFilter & { readonly questionId: number },
): Promise<ListedPlace | null> {
  const place = await placeOf(db, filter);
  if (place === null) return null;
  const listing = await readListing(db, filter);
  const { before, isListed } = listing.find(place);
  // the bank may have grown between the two reads
  const globalIndex = Math.max(1, before + 1);
  return { globalIndex, totalElements: Math.max(globalIndex, listing.total + (isListed ? 0 : 1)) };
}
