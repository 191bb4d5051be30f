'use client';
import { toPercent } from '@rehearse/scoring';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { scoreLabel, score as scoreStyle } from './review.css.ts';

const english = { review: en.review };

export interface ScoreProps {
  /** 0..1. */
  value: number;
}

/** A score as a percentage. */
export function Score({ value }: ScoreProps) {
  const { t } = usePracticeTexts(english);
  return (
    <div className={scoreStyle}>
      <span className={scoreLabel}>{t('review.score')}</span>
      {t('review.percent', { value: toPercent(value) })}
    </div>
  );
}
