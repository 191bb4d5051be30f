'use client';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import type { PracticeDay } from '../profile.types.ts';
import { useDates } from '../use-dates.ts';
import { axisLook, shownDates } from './axis-look.ts';
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
      {({ width, height }, chosen) => {
        const x = scaleBand({ domain: dates, range: [0, width], padding: 0.25 });
        const y = scaleLinear({ domain: [0, most], range: [height, 0], nice: 4 });
        return (
          <>
            <GridRows scale={y} width={width} numTicks={4} className={styles.grid} />
            {days.map(({ date, answers }, index) => (
              <Bar
                key={date}
                className={styles.bar}
                data-chosen={index === chosen}
                x={x(date) ?? 0}
                y={y(answers)}
                width={x.bandwidth()}
                height={height - y(answers)}
                rx={Math.min(3, x.bandwidth() / 3)}
              />
            ))}
            <AxisLeft
              {...axisLook}
              scale={y}
              tickValues={y.ticks(4).filter(Number.isInteger)}
              tickFormat={String}
              hideAxisLine
              tickLabelProps={{ ...axisLook.tickLabelProps, textAnchor: 'end', dx: '-0.5em', dy: '0.33em' }}
            />
            <AxisBottom
              {...axisLook}
              top={height}
              scale={x}
              tickValues={shownDates(dates, width)}
              tickFormat={shortDay}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
