'use client';
import { nice, ticks } from 'd3-array';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import type { PracticeDay } from '../profile.types.ts';
import { useDates } from '../use-dates.ts';
import { DateAxis, ValueAxis } from './axes.tsx';
import { bandsOf } from './bands.ts';
import * as styles from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';

/** About as many lines across the plot. */
const tickCount = 4;

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
        const { center, thickness } = bandsOf(dates, width);
        const [, top] = nice(0, most, tickCount);
        const y = (answers: number) => height * (1 - answers / top);
        const marks = ticks(0, top, tickCount).filter(Number.isInteger);
        return (
          <>
            <ValueAxis width={width} marks={marks.map((count) => ({ y: y(count), label: String(count) }))} />
            {days.map(({ date, answers }, index) => (
              <rect
                key={date}
                className={styles.bar}
                data-chosen={index === chosen}
                x={center(date) - thickness / 2}
                y={y(answers)}
                width={thickness}
                height={height - y(answers)}
                rx={Math.min(3, thickness / 3)}
              />
            ))}
            <DateAxis size={size} dates={dates} x={center} label={shortDay} />
          </>
        );
      }}
    </ChartFrame>
  );
}
