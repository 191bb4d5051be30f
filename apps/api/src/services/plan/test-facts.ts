import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { PlanFacts } from '../../domain/plan/choose-tasks.ts';
import { rangesOf } from '../sittings/rows.ts';

/** What the plan of a day needs to know of a learner's tests. */
export interface TestFacts extends Pick<PlanFacts, 'left' | 'hasTests' | 'daysSinceTest' | 'daysSinceMock'> {
  /** The overall range of the last test that has one. */
  overall: { low: number; high: number } | null;
}

const dayMs = 24 * 60 * 60_000;

/** The learner's tests and sittings, for the plan of the day. */
export async function testFacts({ db, clock }: { db: Db; clock: Clock }, userId: number): Promise<TestFacts> {
  const own = db.selectFrom('sittings').selectAll().where('user_id', '=', userId);
  const left = await own
    .where('state', 'in', ['running', 'paused'])
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const finished = await own
    .where('kind', '!=', 'drill')
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .execute();
  const daysSince = (row: { finished_at: number | null } | undefined) =>
    row?.finished_at == null ? null : Math.floor((clock.now() - Number(row.finished_at)) / dayMs);
  return {
    left: left ? { sittingId: left.sitting_id, kind: left.kind } : null,
    hasTests: true,
    daysSinceTest: daysSince(finished[0]),
    daysSinceMock: daysSince(finished.find(({ kind }) => kind === 'mock')),
    overall: finished.map((row) => rangesOf(row)?.overall ?? null).find((overall) => overall !== null) ?? null,
  };
}
