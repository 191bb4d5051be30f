import type { zSittingSummary } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, SittingRow } from '../../db/index.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';
import { isSealed, policyOf, rangesOf } from './rows.ts';
import { type SittingTotals, totalsOf } from './totals.ts';
import { examView, iso } from './view.ts';

/** A sitting in a list, as in the contract. */
export type SittingSummary = z.infer<typeof zSittingSummary>;

/** Filter for a learner's sittings. */
export interface SittingFilter extends PageRequest {
  readonly userId: number;
  readonly kind?: SittingRow['kind'] | undefined;
}

function toSummary(row: SittingRow, totals: SittingTotals | undefined): SittingSummary[] {
  if (row.started_at === null || row.state === 'ready' || !totals) return [];
  const { exam } = examView(row);
  const { timeFactor } = policyOf(row);
  return [
    {
      sittingId: row.sitting_id,
      kind: row.kind,
      state: row.state,
      ...(exam && { examId: exam.examId, form: exam.form }),
      ...(timeFactor && { timeFactor }),
      submoduleIds: totals.submoduleIds,
      answered: totals.answered,
      count: totals.count,
      startedAt: iso(row.started_at),
      finishedAt: row.finished_at === null ? null : iso(row.finished_at),
      overall: rangesOf(row)?.overall ?? null,
      ...(!isSealed(row) && { share: totals.share }),
    },
  ];
}

/** A page of a learner's sittings that were started, newest first. */
export async function listSittings({ db }: { db: Db }, filter: SittingFilter): Promise<Page<SittingSummary>> {
  const { userId, kind } = filter;
  const own = db
    .selectFrom('sittings')
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'drill'));
  const { n } = await own.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('sitting_id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();
  const totals = await totalsOf(
    db,
    rows.map(({ sitting_id }) => sitting_id),
  );
  return pageOf(
    rows.flatMap((row) => toSummary(row, totals.get(row.sitting_id))),
    Number(n),
    filter,
  );
}
