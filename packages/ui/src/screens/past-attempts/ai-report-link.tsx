'use client';
import { TextLink } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { correctionPath } from '../site-paths.ts';
import type { AttemptCorrection } from './past-attempts.types.ts';

/** The link to the report of an attempt, with its estimate. */
export function AiReportLink({ correctionId, overall }: AttemptCorrection) {
  const { t } = useAiTranslation();
  return (
    <TextLink href={correctionPath(correctionId)}>
      {overall ? t('attempt.score', overall) : t('attempt.report')}
    </TextLink>
  );
}
