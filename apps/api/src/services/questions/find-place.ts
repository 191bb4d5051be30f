import type { QuestionFilter } from './filters.ts';
import { type ListingNeeds, placeOf, readListing } from './read-listing.ts';

/** A question's place in a list. */
export interface ListedPlace {
  /** From 1. */
  globalIndex: number;
  totalElements: number;
}

/**
 * A question's place in the filtered list. A question that the filters exclude, for example because it was just practised,
 * gets the place it would have, and is counted. Null for a question of a different type or level.
 */
export async function findPlace(
  needs: ListingNeeds,
  filter: QuestionFilter & { readonly questionId: number },
): Promise<ListedPlace | null> {
  const place = await placeOf(needs.db, filter);
  if (place === null) return null;
  const listing = await readListing(needs, filter);
  const { before, isListed } = listing.find(place);
  // the bank may have grown between the two reads
  const globalIndex = Math.max(1, before + 1);
  return { globalIndex, totalElements: Math.max(globalIndex, listing.total + (isListed ? 0 : 1)) };
}
