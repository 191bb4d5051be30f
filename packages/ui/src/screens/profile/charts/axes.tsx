'use client';
import * as styles from './chart.css.ts';
import type { PlotSize } from './chart-frame.tsx';

const pixelsPerLabel = 84;

/** A tick of the vertical axis: its distance from the top in pixels, and its label. */
export interface ValueMark {
  y: number;
  label: string;
}

/** Labelled lines across the plot. */
export function ValueAxis({ width, marks }: { width: number; marks: readonly ValueMark[] }) {
  return marks.map(({ y, label }) => (
    <g key={label} transform={`translate(0,${y})`}>
      <line className={styles.gridLine} x2={width} />
      <text className={styles.axisLabel} textAnchor="end" dx="-0.5em" dy="0.33em">
        {label}
      </text>
    </g>
  ));
}

interface DateAxisProps {
  size: PlotSize;
  dates: readonly string[];
  /** Center of a date, in pixels from the left. */
  x: (date: string) => number;
  label: (date: string) => string;
}

/** The horizontal axis, with as many dates as fit. */
export function DateAxis({ size: { width, height }, dates, x, label }: DateAxisProps) {
  return (
    <g transform={`translate(0,${height})`}>
      <line className={styles.axisLine} x2={width} />
      {shownDates(dates, width).map((date) => (
        <text key={date} className={styles.axisLabel} textAnchor="middle" x={x(date)} y={8} dy="1em">
          {label(date)}
        </text>
      ))}
    </g>
  );
}

/** As many of the dates as fit, evenly spaced and away from both ends. */
function shownDates(dates: readonly string[], width: number): string[] {
  const step = Math.max(1, Math.ceil(dates.length / Math.max(1, Math.floor(width / pixelsPerLabel))));
  return dates.filter((_, index) => index % step === Math.floor(step / 2));
}
