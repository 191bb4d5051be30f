'use client';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Disclosure, Heading, Stack } from '../../../components/index.ts';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import { DataTable } from '../data-table.tsx';
import * as styles from './chart.css.ts';
import { useWidth } from './use-width.ts';

/** Margins for the axes, in pixels. */
const margin = { top: 12, right: 4, bottom: 28, left: 40 } as const;
const height = 220;

/** The inner size of a plot, in pixels. */
export interface PlotSize {
  width: number;
  height: number;
}

interface ChartFrameProps {
  title: string;
  /** Number of values, from left to right. */
  count: number;
  /** The value at an index, in words. */
  valueText: (index: number) => string;
  /** Renders the plot inside its margins. */
  children: (size: PlotSize, chosen: number) => ReactNode;
  /** Index of the value nearest to a position, in pixels from the left of the plot. */
  indexAt: (x: number, size: PlotSize) => number;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A chart that can be read by pointer, touch, keyboard and screen reader: a slider over the plot selects a value, which
 * is shown below; a table lists all values.
 */
export function ChartFrame({ title, count, valueText, children, indexAt, columns, rows }: ChartFrameProps) {
  const { t } = useProfileTranslation();
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const whole = useWidth(room);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = Math.min(wanted ?? count - 1, count - 1);
  const size = { width: Math.max(1, whole - margin.left - margin.right), height: height - margin.top - margin.bottom };

  const choose = (event: PointerEvent<HTMLInputElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setWanted(Math.max(0, Math.min(count - 1, indexAt(event.clientX - left - margin.left, size))));
  };

  return (
    <Stack space="small" role="group" aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {title}
      </Heading>
      <div className={styles.room} ref={room}>
        <svg className={styles.plot} viewBox={`0 0 ${whole} ${height}`} aria-hidden="true" focusable="false">
          <g transform={`translate(${margin.left},${margin.top})`}>{children(size, chosen)}</g>
        </svg>
        <input
          type="range"
          className={styles.pointer}
          aria-label={title}
          aria-valuetext={valueText(chosen)}
          min={0}
          max={count - 1}
          value={chosen}
          onChange={(event) => setWanted(Number(event.target.value))}
          onPointerMove={choose}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.focus({ preventScroll: true });
            choose(event);
          }}
        />
        <div className={styles.frame} />
      </div>
      <p className={styles.readout} aria-hidden="true">
        {valueText(chosen)}
      </p>
      <Disclosure title={t('charts.asTable')}>
        <DataTable caption={title} columns={columns} rows={rows} />
      </Disclosure>
    </Stack>
  );
}
