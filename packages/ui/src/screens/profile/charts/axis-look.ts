import * as styles from './chart.css.ts';

/** How every axis of ours is drawn. */
export const axisLook = {
  hideTicks: true,
  axisLineClassName: styles.axisLine,
  stroke: 'currentColor',
  tickLabelProps: { className: styles.axisLabel, textAnchor: 'middle', dy: '0.25em' },
} as const;

const pixelsPerLabel = 84;

/** As many of the dates as there is room for, at even distances, kept clear of both ends. */
export function shownDates(dates: readonly string[], width: number): string[] {
  const step = Math.max(1, Math.ceil(dates.length / Math.max(1, Math.floor(width / pixelsPerLabel))));
  return dates.filter((_, index) => index % step === Math.floor(step / 2));
}
