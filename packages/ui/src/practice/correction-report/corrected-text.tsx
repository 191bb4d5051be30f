'use client';
import { VisuallyHidden } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { toReportParts } from './report-parts.ts';

export interface WrittenTextProps {
  text: string;
  corrections: readonly ReportedCorrection[];
  /** Words that are used often. */
  repeated: readonly { start: number; end: number }[];
  selected: number | null;
  onSelect: (index: number) => void;
}

/** The text as it was written. Each correction is a button that shows its explanation. */
export function WrittenText({ text, corrections, repeated, selected, onSelect }: WrittenTextProps) {
  const { t } = useCorrectionsTranslation();
  return (
    <div lang="en" className={styles.text}>
      {toReportParts(text, corrections, repeated).map((part) => {
        if (part.kind === 'plain') return part.text;
        const key = `${part.start} ${part.kind}`;
        if (part.kind === 'repeated') {
          return (
            <mark key={key} className={styles.repeated}>
              {part.text}
            </mark>
          );
        }
        const kind = corrections[part.index]?.kind;
        return (
          <button
            key={key}
            type="button"
            className={styles.mark}
            aria-pressed={part.index === selected}
            onClick={() => onSelect(part.index)}
          >
            {part.text === '' ? <span className={styles.gap}>&nbsp;</span> : part.text}
            {kind && <VisuallyHidden> ({t(`kind.${kind}`)})</VisuallyHidden>}
          </button>
        );
      })}
    </div>
  );
}

/** The text with the first fix of each correction. */
export function CorrectedText({ text, corrections }: Pick<WrittenTextProps, 'text' | 'corrections'>) {
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
