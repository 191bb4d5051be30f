'use client';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import type { ReportedQuestion } from './sitting-report.types.ts';

/** The result of a question in a few words. */
export function useResultText() {
  const { t } = useReportsTranslation();
  const { shownRange, percentOf } = useScoreTexts();
  return ({ state, score, points, judgedBy }: ReportedQuestion, isCorrecting: boolean): string => {
    if (state === 'missed') return t('questions.missed');
    if (points) return shownRange(points);
    if (score === null)
      return t(isCorrecting && judgedBy === 'nobody' ? 'questions.inProgress' : 'questions.notJudged');
    if (score === 1) return t('questions.right');
    return score === 0 ? t('questions.wrong') : t('questions.percent', { percent: percentOf(score) });
  };
}
