import { types } from '@rehearse/question-types';
import { thirdTest } from '../sitting-report/sitting-report.fixtures.ts';
import type { ListedSitting, TrendPoint } from './sitting-history.types.ts';

const [second, first] = thirdTest.earlier;

/** For stories and tests: three tests, a drill and a test that was left, newest first. */
export const sittings: ListedSitting[] = [
  {
    sittingId: '00000000-0000-4000-8000-000000000006',
    kind: 'mock',
    exam: { form: 'full' },
    state: 'paused',
    submoduleIds: [],
    answered: 12,
    count: 48,
    startedAt: '2026-11-06T18:00:00.000Z',
    overall: null,
    share: null,
  },
  {
    sittingId: '00000000-0000-4000-8000-000000000005',
    kind: 'drill',
    state: 'finished',
    submoduleIds: [types.fillInTheBlanks.id],
    answered: 10,
    count: 10,
    startedAt: '2026-11-04T18:00:00.000Z',
    overall: null,
    share: 0.8,
  },
  {
    sittingId: thirdTest.sittingId,
    kind: 'mock',
    exam: { form: 'short' },
    state: 'finished',
    submoduleIds: [],
    answered: 18,
    count: 18,
    startedAt: thirdTest.takenAt,
    overall: thirdTest.ranges.overall,
    share: null,
  },
  ...[second, first].flatMap((test): ListedSitting[] =>
    test
      ? [
          {
            sittingId: test.sittingId,
            kind: test === first ? 'placement' : 'mock',
            ...(test === first ? {} : { exam: { form: 'short' as const } }),
            state: 'finished',
            submoduleIds: [],
            answered: 16,
            count: 16,
            startedAt: test.takenAt,
            overall: test.ranges.overall,
            share: null,
          },
        ]
      : [],
  ),
];

/** For stories and tests: the ranges of the three tests, oldest first. */
export const trendPoints: TrendPoint[] = [...thirdTest.earlier.toReversed(), thirdTest].map(
  ({ sittingId, takenAt, ranges }) => ({ sittingId, takenAt, ranges }),
);
