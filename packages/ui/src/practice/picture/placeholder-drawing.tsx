import * as styles from './picture.css.ts';

/** A frame with a landscape: the placeholder for a missing picture. */
export function PlaceholderDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
      <rect className={styles.drawingSheet} x="1" y="1" width="118" height="78" rx="8" />
      <circle className={styles.drawingSun} cx="88" cy="25" r="9" />
      <path className={styles.drawingHill} d="M1 66 34 34a6 6 0 0 1 8.5 0L80 71v8H9a8 8 0 0 1-8-8Z" />
      <path className={styles.drawingHill} d="m62 79 26-25a6 6 0 0 1 8.3 0L119 75.5a8 8 0 0 1-8 3.5Z" />
    </svg>
  );
}
