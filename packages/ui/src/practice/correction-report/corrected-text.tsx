'use client';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { toReportParts } from './report-parts.ts';

export interface CorrectedTextProps {
  text: string;
  /** In text order, without overlaps. */
  corrections: readonly ReportedCorrection[];
}

/** The text with the first fix of each correction. */
export function CorrectedText({ text, corrections }: CorrectedTextProps) {
  return (
    <div lang="en" className={styles.text}>
      {toReportParts(text, corrections, []).map((part) => {
        if (part.kind !== 'correction') return part.text;
        const fix = corrections[part.index]?.fixes[0] ?? part.text;
        return (
          <ins key={part.start} className={styles.right}>
            {fix}
          </ins>
        );
      })}
    </div>
  );
}
