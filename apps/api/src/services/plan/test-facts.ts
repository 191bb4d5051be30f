import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { PlanFacts } from '../../domain/plan/choose-tasks.ts';

/** What the plan of a day needs to know of a learner's tests. */
export interface TestFacts extends Pick<PlanFacts, 'left' | 'hasTests' | 'daysSinceTest' | 'daysSinceMock'> {
  /** The overall range of the last test that has one. */
  overall: { low: number; high: number } | null;
}

/** The learner's tests and sittings, for the plan of the day. */
export async function testFacts(_deps: { db: Db; clock: Clock }, _userId: number): Promise<TestFacts> {
  return { left: null, hasTests: false, daysSinceTest: null, daysSinceMock: null, overall: null };
}
