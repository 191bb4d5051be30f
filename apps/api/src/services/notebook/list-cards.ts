import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';
import { iso, type ReviewCard, type ReviewStatus, selectCards, viewCards } from './card-view.ts';

/** Filter for a learner's cards. */
export interface CardFilter extends PageRequest {
  readonly userId: number;
  readonly status: ReviewStatus;
  /** Absent: both words and questions. */
  readonly kind?: ReviewCard['kind'] | undefined;
}

/** A page of cards: cards under review ordered by due time, graduated ones latest first. */
export async function listCards(
  { db, clock }: { db: Db; clock: Clock },
  filter: CardFilter,
): Promise<Page<ReviewCard> & { now: string }> {
  const now = clock.now();
  const cards = selectCards(db, { ...filter, now }).$if(filter.kind !== undefined, (query) =>
    query.where('c.kind', '=', filter.kind as ReviewCard['kind']),
  );
  const { n } = await cards.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await cards
    .selectAll('c')
    .$if(filter.status === 'graduated', (query) => query.orderBy('c.graduated_at', 'desc'))
    .orderBy('c.due_at')
    .orderBy('c.card_id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();
  return { now: iso(now), ...pageOf(await viewCards(db, rows, now), Number(n), filter) };
}
