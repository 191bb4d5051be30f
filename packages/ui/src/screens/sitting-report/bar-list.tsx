import * as styles from './sitting-report.css.ts';

interface Bar {
  name: string;
  /** Length, 0..1. */
  share: number;
  value: string;
}

/** Named bars with their values as text; the drawing only repeats them. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, share, value }) => (
        <li key={name} className={styles.barItem}>
          <div className={styles.barHead}>
            <span>{name}</span>
            <span className={styles.barValue}>{value}</span>
          </div>
          <svg className={styles.barPlot} aria-hidden="true">
            <rect className={styles.barTrack} width="100%" height="10" rx="5" />
            <rect className={styles.barFill} width={`${100 * Math.min(1, share)}%`} height="10" rx="5" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
