'use client';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import type { PracticeDay } from '../profile.types.ts';
import { useDates } from '../use-dates.ts';
import { DateAxis, ValueAxis } from './axes.tsx';
import { bandsOf } from './bands.ts';
import * as styles from './chart.css.ts';
import { ChartFrame } from './chart-frame.tsx';
import { usePercent } from './use-percent.ts';

interface ScoredDay {
  date: string;
  score: number;
}

/** Scores with a tick on the axis. */
const marks = [0, 0.5, 1];

/** The average score of each day with graded answers, as a line over the period. */
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
      {(size, chosen) => {
        const { width, height } = size;
        const { center: x } = bandsOf(dates, width);
        const y = (score: number) => height * (1 - score);
        return (
          <>
            <ValueAxis width={width} marks={marks.map((score) => ({ y: y(score), label: percent(score) }))} />
            <polyline
              className={styles.line}
              points={scored.map(({ date, score }) => `${x(date)},${y(score)}`).join(' ')}
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
            <DateAxis size={size} dates={dates} x={x} label={shortDay} />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** The graded day nearest to a position, 0..1, in the period. */
function nearest(scored: readonly ScoredDay[], dates: readonly string[], place: number): number {
  const distances = scored.map(({ date }) => Math.abs((dates.indexOf(date) + 0.5) / dates.length - place));
  return distances.indexOf(Math.min(...distances));
}
