import { describe, expect, it } from 'vitest';
import { addDays, beforeAnyStartOf, calendarIn, lastDates, longestRun } from './calendar.ts';

const at = (iso: string) => Date.parse(iso);

describe('the calendar of a time zone', () => {
  it.each([
    ['Asia/Shanghai', '2030-01-15T15:59:59Z', '2030-01-15'],
    ['Asia/Shanghai', '2030-01-15T16:00:00Z', '2030-01-16'],
    ['Pacific/Kiritimati', '2030-01-15T10:00:00Z', '2030-01-16'],
    ['Asia/Kathmandu', '2030-01-15T18:15:00Z', '2030-01-16'],
    ['America/New_York', '2030-03-10T04:59:59Z', '2030-03-09'],
    ['America/New_York', '2030-03-11T03:59:59Z', '2030-03-10'],
    ['America/New_York', '2030-03-11T04:00:00Z', '2030-03-11'],
    ['America/New_York', '2030-11-04T04:59:59Z', '2030-11-03'],
    ['America/New_York', '2030-11-04T05:00:00Z', '2030-11-04'],
  ])('in %s, %s is on %s', (zone, instant, date) => {
    expect(calendarIn(zone)(at(instant))).toBe(date);
  });

  it('throws for an unknown time zone', () => {
    expect(() => calendarIn('Mars/Olympus')).toThrow(RangeError);
  });

  it('never splits a quarter of an hour between two days, in any zone, even when clocks change', () => {
    const quarter = 900_000;
    const changes = ['2030-03-10T05:00Z', '2030-03-31T00:00Z', '2030-11-03T04:00Z', '2030-10-05T15:00Z'];
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const dateOf = calendarIn(zone);
      for (const change of changes) {
        for (let hour = 0; hour < 24; hour += 1) {
          const startOfHour = at(change) + hour * 3_600_000;
          // a day begins in one hour of the 24: only its quarters can be split
          if (dateOf(startOfHour) === dateOf(startOfHour + 4 * quarter - 1)) continue;
          for (const part of [0, 1, 2, 3]) {
            const start = startOfHour + part * quarter;
            if (dateOf(start) !== dateOf(start + quarter - 1))
              expect.fail(`${zone} splits ${new Date(start).toISOString()}`);
          }
        }
      }
    }
  });
});

it('adds days across months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2030-03-31', 1)).toBe('2030-04-01');
  expect(addDays('2030-01-01', -1)).toBe('2029-12-31');
  expect(lastDates('2030-03-02', 3)).toEqual(['2030-02-28', '2030-03-01', '2030-03-02']);
});

it('has an instant before a date begins anywhere', () => {
  const dateOf = calendarIn('Pacific/Kiritimati');
  expect(dateOf(beforeAnyStartOf('2030-01-15') - 1)).toBe('2030-01-14');
  expect(dateOf(beforeAnyStartOf('2030-01-15'))).toBe('2030-01-15');
});

it.each([
  [[], 0],
  [['2030-01-15'], 1],
  [['2030-03-01', '2030-02-28', '2030-02-27', '2030-01-01', '2030-01-02'], 3],
  [['2030-01-01', '2030-01-01', '2030-01-03'], 1],
])('of %j the longest run is %i', (dates, run) => {
  expect(longestRun(dates)).toBe(run);
});
