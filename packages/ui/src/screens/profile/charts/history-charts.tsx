'use client';
import { Stack, Text } from '../../../components/index.ts';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import type { PracticeDay, PracticeType } from '../profile.types.ts';
import { AnswersChart } from './answers-chart.tsx';
import { ScoreChart } from './score-chart.tsx';
import { TypesTable } from './types-table.tsx';

export interface HistoryChartsProps {
  days: readonly PracticeDay[];
  types: readonly PracticeType[];
}

/** Answers per day, scores over time, and question types, or a note for a period without answers. */
export function HistoryCharts({ days, types }: HistoryChartsProps) {
  const { t } = useProfileTranslation();
  if (types.length === 0) return <Text tone="secondary">{t('history.nonePeriod')}</Text>;
  return (
    <Stack space="xlarge">
      <AnswersChart days={days} />
      <ScoreChart days={days} />
      <TypesTable types={types} />
    </Stack>
  );
}
