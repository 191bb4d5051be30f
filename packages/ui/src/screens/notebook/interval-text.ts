const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** Units from the largest, each with the duration from which it is used. */
const units = [
  { unit: 'year', seconds: year, from: 2 * year },
  { unit: 'month', seconds: month, from: 2 * month },
  { unit: 'day', seconds: day, from: 22 * hour },
  { unit: 'hour', seconds: hour, from: hour },
  { unit: 'minute', seconds: minute, from: 0 },
] as const;

/** A future time in words, "in 3 days"; at least a minute. */
export function intervalText(inSeconds: number, language: string): string {
  const { unit, seconds } = units.find(({ from }) => inSeconds >= from) ?? units[4];
  const count = Math.max(1, Math.round(inSeconds / seconds));
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(count, unit);
}
