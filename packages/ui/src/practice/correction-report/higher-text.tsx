'use client';
import * as styles from './correction-report.css.ts';
import { wordChanges } from './word-changes.ts';

export interface HigherTextProps {
  /** As it was written. */
  text: string;
  /** The same text one level higher. */
  higher: string;
}

/** A text one level higher, with the words marked that are new. */
export function HigherText({ text, higher }: HigherTextProps) {
  return (
    <div lang="en" className={styles.text}>
      {wordChanges(text, higher).map((change) =>
        change.isNew ? (
          <ins key={change.start} className={styles.right}>
            {change.text}
          </ins>
        ) : (
          change.text
        ),
      )}
    </div>
  );
}
