const dayMs = 24 * 60 * 60 * 1000;

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days since Monday of the week of a calendar date. */
export const daysSinceMonday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** The seven dates of the week of a date, from Monday. */
export function weekOf(date: string): string[] {
  const monday = Date.parse(date) - daysSinceMonday(date) * dayMs;
  return Array.from({ length: 7 }, (_, index) => isoOf(monday + index * dayMs));
}

/** Every date of the month of a date. */
export function monthOf(date: string): string[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => isoOf(Date.UTC(year, month - 1, index + 1)));
}
