import type { zAssignmentProgress } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { isSealed, rangesOf } from '../sittings/rows.ts';
import { type SittingTotals, totalsOf } from '../sittings/totals.ts';
import { isoOrNull } from './iso.ts';

/** How far a member is with an assignment, as in the contract. */
export type AssignmentProgress = z.infer<typeof zAssignmentProgress>;

/** The started sittings of members, begun from assignments. */
export const selectWorks = (db: Db) =>
  db
    .selectFrom('class_works as w')
    .innerJoin('sittings as s', 's.sitting_id', 'w.sitting_id')
    .where('s.started_at', 'is not', null)
    .select(['w.sitting_id', 'w.assignment_id', 'w.member_id', 'w.misses'])
    .select(['s.kind', 's.started_at', 's.finished_at', 's.ranges']);

type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWorks>['execute']>>[number];

/** The sittings of one member for one assignment. */
export interface Work {
  /** The newest finished one; else the one that is under way. */
  readonly shown: WorkRow & Partial<SittingTotals>;
  /** When it was finished for the first time; null before. */
  readonly firstFinishedAt: number | null;
  readonly isUnderWay: boolean;
}

const earlier = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const isNewer = (a: WorkRow, b: WorkRow) => (a.finished_at ?? -1) > (b.finished_at ?? -1);

/** Chooses what counts of each member and assignment; `keyOf` names the pair, or its half that differs. */
export async function worksBy(
  db: Db,
  rows: readonly WorkRow[],
  keyOf: (row: WorkRow) => string,
): Promise<Map<string, Work>> {
  const works = new Map<string, Work>();
  for (const row of rows) {
    const other = works.get(keyOf(row));
    works.set(keyOf(row), {
      shown: other && !isNewer(row, other.shown) ? other.shown : row,
      firstFinishedAt: earlier(row.finished_at, other?.firstFinishedAt ?? null),
      isUnderWay: (other?.isUnderWay ?? false) || row.finished_at === null,
    });
  }
  const totals = await totalsOf(
    db,
    [...works.values()].map(({ shown }) => shown.sitting_id),
  );
  for (const [key, work] of works) {
    works.set(key, { ...work, shown: { ...work.shown, ...totals.get(work.shown.sitting_id) } });
  }
  return works;
}

/** Whether work was done after it was due. Doing it again later doesn't make it late. */
const isLate = (firstFinishedAt: number | null, dueAt: number | null) =>
  firstFinishedAt !== null && dueAt !== null && firstFinishedAt > dueAt;

const notStarted: AssignmentProgress = {
  ...{ state: 'notStarted', startedAt: null, finishedAt: null, isLate: false },
  ...{ answered: 0, count: 0, share: null, overall: null },
};

/** How far a member is, as in the contract. Scores are shown once it is finished. */
export function progressOf(work: Work | undefined, dueAt: number | null): AssignmentProgress {
  if (!work) return notStarted;
  const { answered = 0, count = 0, share = null, ...row } = work.shown;
  const isDone = row.finished_at !== null;
  return {
    state: isDone ? 'done' : 'inProgress',
    startedAt: isoOrNull(row.started_at),
    finishedAt: isoOrNull(row.finished_at),
    isLate: isLate(work.firstFinishedAt, dueAt),
    ...{ answered, count },
    share: isDone && !isSealed(row) ? share : null,
    overall: isDone && isSealed(row) ? (rangesOf(row)?.overall ?? null) : null,
  };
}
