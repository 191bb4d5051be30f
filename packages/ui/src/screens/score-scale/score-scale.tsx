'use client';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import * as styles from './score-scale.css.ts';
import { type ScaleMark, scale } from './score-scale.types.ts';
import { useScoreTexts } from './use-score-texts.ts';

export interface ScoreScaleProps {
  /** From top to bottom. */
  marks: readonly ScaleMark[];
  /** The score that the learner wants; null or left out for none. */
  target?: number | null;
}

/** Scores with a number below the axis. */
const ticks = [10, 40, 70, 100, 130, 160];

const rowHeight = { solid: 26, outline: 20 } as const;
const thickness = { solid: 14, outline: 8 } as const;
const axisRoom = 22;
const targetRoom = 20;

const shareOf = (score: number) => (score - scale.least) / (scale.most - scale.least);
const percent = (share: number) => `${100 * share}%`;

/** Keeps a text that belongs to a place inside the drawing. */
const anchorAt = (share: number) => (share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle');

/** Ranges on the exam's scale, with the learner's target. An image for screen readers, whose name has all values. */
export function ScoreScale({ marks, target = null }: ScoreScaleProps) {
  const { t } = useReportsTranslation();
  const { spokenRange } = useScoreTexts();
  const top = target === null ? 2 : targetRoom;
  const rows = marks.map((mark, index) => {
    const before = marks.slice(0, index).reduce((sum, { variant }) => sum + rowHeight[variant], 0);
    return { mark, middle: top + before + rowHeight[mark.variant] / 2 };
  });
  const bottom = top + marks.reduce((sum, { variant }) => sum + rowHeight[variant], 0);
  const parts = [
    ...marks.map(({ name, range }) => t('scale.part', { name, range: spokenRange(range) })),
    ...(target === null ? [] : [t('scale.target', { target })]),
  ];
  return (
    <div className={styles.room}>
      <svg
        className={styles.plot}
        height={bottom + axisRoom}
        role="img"
        aria-label={t('scale.label', { parts: parts.join('; ') })}
      >
        <line className={styles.axis} x1="0%" x2="100%" y1={bottom} y2={bottom} />
        {ticks.map((score) => (
          <g key={score}>
            <line
              className={styles.axis}
              x1={percent(shareOf(score))}
              x2={percent(shareOf(score))}
              y1={bottom}
              y2={bottom + 4}
            />
            <text className={styles.label} textAnchor="middle" x={percent(shareOf(score))} y={bottom + 18}>
              {score}
            </text>
          </g>
        ))}
        {rows.map(({ mark, middle }) => (
          <Mark key={mark.name} mark={mark} middle={middle} />
        ))}
        {target !== null && (
          <>
            <line
              className={styles.target}
              x1={percent(shareOf(target))}
              x2={percent(shareOf(target))}
              y1={targetRoom - 4}
              y2={bottom}
            />
            <text
              className={styles.targetLabel}
              textAnchor={anchorAt(shareOf(target))}
              x={percent(shareOf(target))}
              y={12}
            >
              {t('scale.targetMark', { target })}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}

function Mark({ mark: { range, variant, caption }, middle }: { mark: ScaleMark; middle: number }) {
  const height = thickness[variant];
  const [low, high] = [shareOf(range.low), shareOf(range.high)];
  const isCaptionBefore = high > 0.6;
  return (
    <>
      <rect
        className={styles.mark}
        data-variant={variant}
        x={percent(low)}
        // a range of one score is still seen
        width={percent(Math.max(high - low, 0.004))}
        y={middle - height / 2}
        height={height}
        rx={height / 2}
      />
      {caption !== undefined && (
        <text
          className={styles.label}
          textAnchor={isCaptionBefore ? 'end' : 'start'}
          x={percent(isCaptionBefore ? low : high)}
          dx={isCaptionBefore ? -8 : 8}
          y={middle + 4}
        >
          {caption}
        </text>
      )}
    </>
  );
}
