const dayMs = 24 * 60 * 60 * 1000;

/** A day as `2030-01-15`. */
export type CalendarDate = string;

/**
 * Returns the calendar date of an instant (milliseconds since 1970) in a time zone, including daylight saving.
 *
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function calendarIn(zone: string): (instant: number) => CalendarDate {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return `${parts['year']}-${parts['month']}-${parts['day']}`;
  };
}

/** The date `days` after another; negative for before. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The last `count` dates, ending with `today`. */
export function lastDates(today: CalendarDate, count: number): CalendarDate[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

/** An instant before the date begins in any time zone: the easternmost is 14 hours ahead of UTC. */
export function beforeAnyStartOf(date: CalendarDate): number {
  return Date.parse(date) - 14 * 60 * 60 * 1000;
}

/** Length of the longest run of consecutive dates. */
export function longestRun(dates: Iterable<CalendarDate>): number {
  let longest = 0;
  let run = 0;
  let previous = '';
  for (const date of [...new Set(dates)].toSorted((a, b) => Date.parse(a) - Date.parse(b))) {
    run = previous !== '' && addDays(previous, 1) === date ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = date;
  }
  return longest;
}
