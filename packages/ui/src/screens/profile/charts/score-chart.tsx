'use client';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import type { PracticeDay } from '../profile.types.ts';
import { useDates } from '../use-dates.ts';
import { axisLook, shownDates } from './axis-look.ts';
import * as styles from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import { usePercent } from './use-percent.ts';

interface ScoredDay {
  date: string;
  score: number;
}

/** The scores that are marked on the axis. */
const marks = [0, 0.5, 1];

/** The average score of each day on which something was graded, as a line over the whole period. */
export function ScoreChart({ days }: { days: readonly PracticeDay[] }) {
  const { t } = useProfileTranslation();
  const { dayName, shortDay } = useDates();
  const percent = usePercent();
  const dates = days.map(({ date }) => date);
  const scored = days.flatMap(({ date, averageScore }): ScoredDay[] =>
    averageScore === null ? [] : [{ date, score: averageScore }],
  );
  if (scored.length === 0) return null;
  return (
    <ChartFrame
      title={t('charts.scores')}
      count={scored.length}
      valueText={(index) => {
        const { date, score } = scored[index] ?? { date: dates[0] ?? '', score: 0 };
        return t('charts.scoreOn', { date: dayName(date), score: percent(score) });
      }}
      indexAt={(x, { width }) => nearest(scored, dates, x / width)}
      columns={[t('charts.day'), t('charts.score')]}
      rows={scored.map(({ date, score }) => [dayName(date), percent(score)])}
    >
      {({ width, height }, chosen) => {
        const x = scalePoint({ domain: dates, range: [0, width], padding: 0.5 });
        const y = scaleLinear({ domain: [0, 1], range: [height, 0] });
        return (
          <>
            <GridRows scale={y} width={width} tickValues={marks} className={styles.grid} />
            <LinePath<ScoredDay>
              className={styles.line}
              data={scored}
              x={({ date }) => x(date) ?? 0}
              y={({ score }) => y(score)}
            />
            {scored.map(({ date, score }, index) => (
              <circle
                key={date}
                className={styles.point}
                data-chosen={index === chosen}
                cx={x(date)}
                cy={y(score)}
                r={index === chosen ? 5 : 3.5}
              />
            ))}
            <AxisLeft
              {...axisLook}
              scale={y}
              tickValues={marks}
              tickFormat={(score) => percent(Number(score))}
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

/** The graded day nearest to a place, 0 to 1, in the period. */
function nearest(scored: readonly ScoredDay[], dates: readonly string[], place: number): number {
  const distances = scored.map(({ date }) => Math.abs((dates.indexOf(date) + 0.5) / dates.length - place));
  return distances.indexOf(Math.min(...distances));
}
