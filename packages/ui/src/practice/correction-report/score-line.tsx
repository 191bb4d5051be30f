'use client';
import * as styles from './ai-report.css.ts';
import type { ScoreRange } from './ai-report.types.ts';

const [least, most] = [10, 160];
const percentOf = (score: number) => ((Math.min(Math.max(score, least), most) - least) / (most - least)) * 100;

/** A range on the scale of the test, as a line; the numbers are next to it. */
export function ScoreLine({ low, high }: ScoreRange) {
  return (
    <svg className={styles.line} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.scale} x="0" y="2" width="100" height="2" />
      <rect className={styles.range} x={percentOf(low)} y="0" width={percentOf(high) - percentOf(low)} height="6" />
    </svg>
  );
}
