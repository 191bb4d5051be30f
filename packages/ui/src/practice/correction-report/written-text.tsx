'use client';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { toReportParts } from './report-parts.ts';

export interface WrittenTextProps {
  text: string;
  /** In text order, without overlaps. Default: none. */
  corrections?: readonly ReportedCorrection[];
  /** Words that are used often. Default: none. */
  repeated?: readonly { start: number; end: number }[];
  /** Index of the correction that is shown; null for none. */
  selected?: number | null;
  /** Makes the corrections buttons; without it, they are only marked. */
  onSelect?: (index: number) => void;
}

/** The text as it was written, with its mistakes marked. */
export function WrittenText({ text, corrections = [], repeated = [], selected = null, onSelect }: WrittenTextProps) {
  const { t } = useCorrectionsTranslation();
  const toMark = (key: string, written: string, index: number): ReactNode => {
    const kind = corrections[index]?.kind;
    const shown = (
      <>
        {written === '' ? <span className={styles.gap}>&nbsp;</span> : written}
        {kind && <VisuallyHidden> ({t(`kind.${kind}`)})</VisuallyHidden>}
      </>
    );
    if (!onSelect) {
      return (
        <mark key={key} className={styles.mark}>
          {shown}
        </mark>
      );
    }
    return (
      <button
        key={key}
        type="button"
        className={styles.mark}
        aria-pressed={index === selected}
        onClick={() => onSelect(index)}
      >
        {shown}
      </button>
    );
  };
  return (
    <div lang="en" className={styles.text}>
      {toReportParts(text, corrections, repeated).map((part) => {
        if (part.kind === 'plain') return part.text;
        const key = `${part.start} ${part.kind}`;
        if (part.kind === 'correction') return toMark(key, part.text, part.index);
        return (
          <mark key={key} className={styles.repeated}>
            {part.text}
          </mark>
        );
      })}
    </div>
  );
}
