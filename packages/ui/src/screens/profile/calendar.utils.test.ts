import { expect, it } from 'vitest';
import { daysSinceMonday, monthOf, weekOf } from './calendar.utils.ts';

it.each([
  ['2026-11-23', 0],
  ['2026-11-29', 6],
])('%s is %i days after a Monday', (date, days) => {
  expect(daysSinceMonday(date)).toBe(days);
});

it('gives the week of a Sunday from the Monday before, over the end of a month', () => {
  expect(weekOf('2026-11-01')).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
});

it.each([
  ['2028-02-10', 29],
  ['2026-02-10', 28],
  ['2026-12-31', 31],
])('the month of %s has %i days', (date, length) => {
  const month = monthOf(date);
  expect(month).toHaveLength(length);
  expect(month[0]).toBe(`${date.slice(0, 8)}01`);
});
