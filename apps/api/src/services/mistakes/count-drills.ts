import type { Db } from '../../db/index.ts';
import { iso } from '../notebook/card-view.ts';
import { type MistakeKind, selectMistakes } from './select-mistakes.ts';

/** A learner's drills at an instant. */
export interface DrillFilter {
  readonly userId: number;
  readonly kind?: MistakeKind | undefined;
  readonly now: number;
}

/** Query of the drills that are due. */
export const selectDue = (db: Db, filter: DrillFilter) =>
  selectMistakes(db, filter).where('m.graduated_at', 'is', null).where('m.due_at', '<=', filter.now);

/** Number of due drills, and when the next one is due that is not yet. */
export async function countDrills(db: Db, filter: DrillFilter): Promise<{ due: number; nextAt: string | null }> {
  const { n } = await selectDue(db, filter)
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const { next } = await selectMistakes(db, filter)
    .where('m.graduated_at', 'is', null)
    .where('m.due_at', '>', filter.now)
    .select((select) => select.fn.min('m.due_at').as('next'))
    .executeTakeFirstOrThrow();
  return { due: Number(n), nextAt: next === null ? null : iso(Number(next)) };
}
