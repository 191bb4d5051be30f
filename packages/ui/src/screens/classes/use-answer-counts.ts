'use client';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import type { AnswerCounts } from './classes.types.ts';

/** Says how many answers were right; the mean score only where there are enough for a percentage. */
export function useAnswerCounts() {
  const { t } = useClassesTranslation();
  const { percentOf } = useScoreTexts();
  return ({ answers, right, share }: AnswerCounts) => {
    if (answers === 0) return t('assignment.noAnswers');
    const counted = t('assignment.rightOf', { right, count: answers });
    return share === null ? counted : `${t('assignment.share', { percent: percentOf(share) })} · ${counted}`;
  };
}
