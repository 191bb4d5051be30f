/** How a date and a time are written in a field: `2030-01-15T18:00`. */
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** An instant (ISO 8601) as the value of a `datetime-local` field, in the time zone of the device. */
export function toFieldValue(instant: string): string {
  const date = new Date(instant);
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

const whole = /^\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The instant (ISO 8601) of a field's value, in the time zone of the device; null if it is empty or incomplete. */
export function fromFieldValue(value: string): string | null {
  const time = whole.test(value) ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The name of a time zone in a language: "Central European Time". */
export function zoneName(timeZone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
