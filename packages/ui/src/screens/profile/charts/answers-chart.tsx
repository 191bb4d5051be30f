'use client';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import type { PracticeDay } from '../profile.types.ts';
import { useDates } from '../use-dates.ts';
import { DateAxis, ValueAxis } from './axes.tsx';
import * as styles from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';

/** Answers per day, as bars. */
export function AnswersChart({ days }: { days: readonly PracticeDay[] }) {
  const { t } = useProfileTranslation();
  const { dayName, shortDay } = useDates();
  const dates = days.map(({ date }) => date);
  const most = Math.max(1, ...days.map(({ answers }) => answers));
  const practiced = days.filter(({ answers }) => answers > 0);
  return (
    <ChartFrame
      title={t('charts.answers')}
      count={days.length}
      valueText={(index) => {
        const { date, answers } = days[index] ?? { date: dates[0] ?? '', answers: 0 };
        return t('charts.answersOn', { date: dayName(date), count: answers });
      }}
      indexAt={(x, { width }) => Math.floor((x / width) * days.length)}
      columns={[t('charts.day'), t('charts.answersColumn')]}
      rows={practiced.map(({ date, answers }) => [dayName(date), answers])}
    >
      {(size, chosen) => {
        const { width, height } = size;
        const band = scaleBand(dates, [0, width]).padding(0.25);
        const thickness = band.bandwidth();
        const x = (date: string) => band(date) ?? 0;
        const y = scaleLinear([0, most], [height, 0]).nice(4);
        const marks = y.ticks(4).filter(Number.isInteger);
        return (
          <>
            <ValueAxis width={width} marks={marks.map((count) => ({ y: y(count), label: String(count) }))} />
            {days.map(({ date, answers }, index) => (
              <rect
                key={date}
                className={styles.bar}
                data-chosen={index === chosen}
                x={x(date)}
                y={y(answers)}
                width={thickness}
                height={height - y(answers)}
                rx={Math.min(3, thickness / 3)}
              />
            ))}
            <DateAxis size={size} dates={dates} x={(date) => x(date) + thickness / 2} label={shortDay} />
          </>
        );
      }}
    </ChartFrame>
  );
}
