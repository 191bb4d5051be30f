import { questionTypes } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import { chooseTasks, type PlanFacts, type TypeRecord } from './choose-tasks.ts';

const practised = (submoduleId: number, given: Partial<TypeRecord> = {}): TypeRecord => ({
  submoduleId,
  answers: 20,
  daysSince: 1,
  recentScored: 20,
  recentShare: 0.95,
  ...given,
});
const allTypes = (given: Partial<TypeRecord> = {}) => questionTypes.map(({ id }) => practised(id, given));

const facts = (given: Partial<PlanFacts> = {}): PlanFacts => ({
  reviewsDue: 0,
  mistake: null,
  types: allTypes(),
  left: null,
  hasTests: true,
  daysSinceTest: 3,
  daysSinceMock: 3,
  daysToExam: null,
  firstLanguage: null,
  ...given,
});

it('has nothing to suggest to somebody who did everything', () => {
  expect(chooseTasks(facts())).toEqual([]);
});

it('begins with the placement test and a first type for a new learner', () => {
  const tasks = chooseTasks(facts({ types: [], daysSinceTest: null, daysSinceMock: null }));
  expect(tasks.map(({ task }) => task)).toEqual(['placement', 'drill']);
  expect(tasks[1]).toMatchObject({ reason: 'neverTried', submoduleId: 1, level: 'Mine' });
});

it('suggests no test on a host without tests', () => {
  const tasks = chooseTasks(facts({ types: [], hasTests: false, daysSinceTest: null, daysSinceMock: null }));
  expect(tasks.map(({ task }) => task)).toEqual(['drill']);
});

it('continues what was left before anything else, and a placement only once', () => {
  const left = { sittingId: '0', kind: 'placement' } as const;
  const tasks = chooseTasks(facts({ left, reviewsDue: 4, daysSinceTest: null, daysSinceMock: null }));
  expect(tasks.map(({ task }) => task)).toEqual(['continue', 'review']);
});

it('names the weakest type with its mean score', () => {
  const types = [
    ...allTypes().slice(2),
    practised(1, { recentShare: 0.6 }),
    practised(2, { recentShare: 0.4, recentScored: 4 }),
  ];
  expect(chooseTasks(facts({ types }))).toEqual([
    { task: 'drill', submoduleId: 1, level: 'Mine', count: 10, reason: 'weakest', share: 0.6 },
  ]);
});

it('brings back the type that was left alone longest', () => {
  const types = [...allTypes().slice(2), practised(1, { daysSince: 20 }), practised(2, { daysSince: 15 })];
  expect(chooseTasks(facts({ types }))).toMatchObject([{ submoduleId: 1, reason: 'longAgo' }]);
});

it('names a mistake that was made often and can be drilled', () => {
  const mistake = { kind: 'determiner', recent: 5, due: 2 } as const;
  expect(chooseTasks(facts({ mistake }))).toEqual([{ task: 'mistakes', ...mistake }]);
  expect(chooseTasks(facts({ mistake: { ...mistake, recent: 2 } }))).toEqual([]);
  expect(chooseTasks(facts({ mistake: { ...mistake, due: 0 } }))).toEqual([]);
});

it('suggests a lesson by the first language until the learner’s own mistakes are known', () => {
  expect(chooseTasks(facts({ firstLanguage: 'zh' }))).toEqual([
    { task: 'lesson', kind: 'determiner', firstLanguage: 'zh' },
  ]);
  const mistake = { kind: 'tense', recent: 1, due: 1 } as const;
  expect(chooseTasks(facts({ firstLanguage: 'zh', mistake }))).toEqual([]);
  expect(chooseTasks(facts({ firstLanguage: 'xx' }))).toEqual([]);
});

describe('a mock test', () => {
  const mockIn = (given: Partial<PlanFacts>) => chooseTasks(facts(given)).find(({ task }) => task === 'mock');

  it('is a short one the first time, and not on the day of the placement', () => {
    expect(mockIn({ daysSinceTest: 0, daysSinceMock: null })).toBeUndefined();
    expect(mockIn({ daysSinceTest: 1, daysSinceMock: null })).toEqual({ task: 'mock', form: 'short', daysSince: null });
  });

  it('comes every two weeks, and more often before the exam', () => {
    expect(mockIn({ daysSinceMock: 13 })).toBeUndefined();
    expect(mockIn({ daysSinceMock: 14 })).toEqual({ task: 'mock', form: 'full', daysSince: 14 });
    expect(mockIn({ daysSinceMock: 5, daysToExam: 14 })).toEqual({ task: 'mock', form: 'full', daysSince: 5 });
    expect(mockIn({ daysSinceMock: 5, daysToExam: 15 })).toBeUndefined();
  });
});

it('never has more than six tasks', () => {
  const tasks = chooseTasks(
    facts({
      left: { sittingId: '0', kind: 'drill' },
      reviewsDue: 1,
      mistake: { kind: 'determiner', recent: 5, due: 2 },
      types: [practised(1, { recentShare: 0.2 }), practised(2, { daysSince: 30 })],
      daysSinceMock: 40,
    }),
  );
  expect(tasks.map(({ task }) => task)).toEqual(['continue', 'review', 'drill', 'mistakes', 'mock', 'drill']);
});
