import { type Db, sql } from '../../db/index.ts';
import { groupBy } from '../../domain/group-by.ts';

/** Counts of a sitting. */
export interface SittingTotals {
  /** Its slots. */
  readonly count: number;
  readonly answered: number;
  /** Mean score of the graded answers; null if there are none. */
  readonly share: number | null;
  /** The types it has. */
  readonly submoduleIds: number[];
}

/** The counts of sittings, by their ids. */
export async function totalsOf(db: Db, sittingIds: readonly string[]): Promise<Map<string, SittingTotals>> {
  const totals = new Map<string, SittingTotals>();
  if (sittingIds.length === 0) return totals;
  const rows = await db
    .selectFrom('sitting_slots')
    .select((select) => [
      'sitting_id',
      'submodule_id',
      select.fn.countAll<number>().as('count'),
      select.fn.sum<number>(sql`case when state = 'answered' then 1 else 0 end`).as('answered'),
      select.fn.count<number>('score').as('graded'),
      select.fn.sum<number | null>('score').as('points'),
    ])
    .where('sitting_id', 'in', sittingIds)
    .groupBy(['sitting_id', 'submodule_id'])
    .orderBy('submodule_id')
    .execute();
  for (const [sittingId, own] of groupBy(rows, ({ sitting_id }) => sitting_id)) {
    const sum = (value: (row: (typeof own)[number]) => unknown) =>
      own.reduce((all, row) => all + Number(value(row)), 0);
    const graded = sum((row) => row.graded);
    totals.set(sittingId, {
      count: sum((row) => row.count),
      answered: sum((row) => row.answered),
      share: graded === 0 ? null : Math.min(1, sum((row) => row.points ?? 0) / graded),
      submoduleIds: own.map(({ submodule_id }) => submodule_id),
    });
  }
  return totals;
}
