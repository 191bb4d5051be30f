'use client';
import { Stack, Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { SectionCard } from '../section-card.tsx';
import type { SittingReport } from './sitting-report.types.ts';
import { judgements } from './summaries.ts';

/** Who judged how many answers; nothing without answers. */
export function JudgedBy({ questions, openLeft }: Pick<SittingReport, 'questions' | 'openLeft'>) {
  const { t } = useReportsTranslation();
  // those still being corrected are told apart by a notice
  const counts = judgements(questions)
    .map(({ judgedBy, count }) => ({ judgedBy, count: judgedBy === 'nobody' ? count - openLeft : count }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <SectionCard title={t('judged.title')}>
      <Stack as="ul" space="xsmall">
        {counts.map(({ judgedBy, count }) => (
          <Text as="li" key={judgedBy}>
            {t(`judged.${judgedBy}`, { count })}
          </Text>
        ))}
      </Stack>
    </SectionCard>
  );
}
