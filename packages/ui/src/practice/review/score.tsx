'use client';
import { toPercent } from '@rehearse/scoring';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { scoreLabel, score as scoreStyle } from './review.css.ts';

export interface ScoreProps {
  /** 0..1. */
  value: number;
}

/** A score as a percentage. */
export function Score({ value }: ScoreProps) {
  const { t } = usePracticeTranslation();
  return (
    <div className={scoreStyle}>
      <span className={scoreLabel}>{t('review.score')}</span>
      {t('review.percent', { value: toPercent(value) })}
    </div>
  );
}
