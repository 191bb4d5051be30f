'use client';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';

/** Formats dates in the current language. Calendar dates (`2030-01-15`) have no time zone and are handled as UTC. */
export function useDates() {
  const { language } = useProfileTranslation();
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options);
    return (date: string) => format.format(new Date(date));
  };
  return {
    /** An instant in the reader's time zone: "15 January 2030". */
    longDate: written({ dateStyle: 'long' }),
    /** An instant with its time in the reader's time zone: "Jan 15, 2030, 9:00 AM". */
    instant: written({ dateStyle: 'medium', timeStyle: 'short' }),
    /** A calendar date: "Tuesday, January 15". */
    dayName: written({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    /** A calendar date: "Jan 15". */
    shortDay: written({ month: 'short', day: 'numeric', timeZone: 'UTC' }),
    /** The weekday of a calendar date as one letter. */
    weekdayLetter: written({ weekday: 'narrow', timeZone: 'UTC' }),
    /** The month of a calendar date: "January". */
    monthName: written({ month: 'long', timeZone: 'UTC' }),
  };
}
