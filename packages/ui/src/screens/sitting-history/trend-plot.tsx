'use client';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { type PointRange, scale, useScoreTexts } from '../score-scale/index.ts';
import * as styles from './sitting-history.css.ts';

interface TrendPlotProps {
  /** Name of the score. */
  name: string;
  /** Oldest first. */
  points: readonly { sittingId: string; takenAt: string; range: PointRange }[];
  /** The learner's target; null for none. */
  target: number | null;
}

const plotHeight = 190;
const top = 18;
const ticks = [10, 40, 70, 100, 130, 160];
/** So many dates fit below the drawing on a phone. */
const mostDates = 4;

/** Room that a value takes above its bar. */
const valueRoom = 24;

const yOf = (score: number) => top + plotHeight * (1 - (score - scale.least) / (scale.most - scale.least));

/** One upright bar for the range of each test, evenly spaced. An image for screen readers, whose name has all values. */
export function TrendPlot({ name, points, target }: TrendPlotProps) {
  const { t, language } = useReportsTranslation();
  const { dayOf, spokenRange, shownRange } = useScoreTexts();
  const shortDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const step = Math.ceil(points.length / mostDates);
  const xOf = (index: number) => `${(100 * (index + 0.5)) / points.length}%`;
  /** The value would lie on the target. */
  const isBelow = ({ high }: PointRange) =>
    target !== null && yOf(target) < yOf(high) + 4 && yOf(high) - yOf(target) < valueRoom + 12;
  const parts = [
    ...points.map(({ takenAt, range }) => t('scale.part', { name: dayOf(takenAt), range: spokenRange(range) })),
    ...(target === null ? [] : [t('scale.target', { target })]),
  ];
  return (
    <div className={styles.plotRoom}>
      <svg
        className={styles.plot}
        height={top + plotHeight + 26}
        role="img"
        aria-label={t('trend.label', { name, parts: parts.join('; ') })}
      >
        {ticks.map((score) => (
          <g key={score}>
            <line className={styles.gridLine} x1="0%" x2="100%" y1={yOf(score)} y2={yOf(score)} />
            <text className={styles.label} textAnchor="end" x={-8} y={yOf(score) + 4}>
              {score}
            </text>
          </g>
        ))}
        {target !== null && (
          <>
            <line className={styles.target} x1="0%" x2="100%" y1={yOf(target)} y2={yOf(target)} />
            <text className={styles.value} textAnchor="end" x="100%" y={yOf(target) - 6}>
              {t('scale.targetMark', { target })}
            </text>
          </>
        )}
        {points.map(({ sittingId, takenAt, range }, index) => (
          <g key={sittingId}>
            <rect
              className={styles.span}
              x={xOf(index)}
              width={styles.spanWidth}
              y={yOf(range.high)}
              height={Math.max(yOf(range.low) - yOf(range.high), 2)}
              rx={styles.spanWidth / 2}
            />
            {points.length <= 2 * mostDates && (
              <text
                className={styles.value}
                textAnchor="middle"
                x={xOf(index)}
                y={isBelow(range) ? yOf(range.low) + 16 : yOf(range.high) - 6}
              >
                {shownRange(range)}
              </text>
            )}
            {(points.length - 1 - index) % step === 0 && (
              <text className={styles.label} textAnchor="middle" x={xOf(index)} y={top + plotHeight + 18}>
                {shortDate.format(new Date(takenAt))}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
