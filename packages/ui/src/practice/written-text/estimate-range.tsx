'use client';
import type { WritingEstimate } from '@rehearse/scoring';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './written-text.css.ts';

export interface EstimateRangeProps {
  estimate: WritingEstimate;
}

/** The estimate as a range, called an estimate; nothing where there is none. */
export function EstimateRange({ estimate }: EstimateRangeProps) {
  const { t } = usePracticeTranslation();
  if (estimate.kind !== 'range') return null;
  return (
    <div className={styles.range}>
      <span className={styles.rangeLabel}>{t('writtenText.estimate')}</span>
      {t('writtenText.range', { low: estimate.low, high: estimate.high })}
    </div>
  );
}
