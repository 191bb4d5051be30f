'use client';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { BarList } from './bar-list.tsx';
import type { SittingReport } from './sitting-report.types.ts';
import { timesByType } from './summaries.ts';

/** How much of the time given was used, by question type. */
export function TimeUse({ questions, time }: Pick<SittingReport, 'questions' | 'time'>) {
  const { t } = useReportsTranslation();
  const { typeName, timeOf } = useScoreTexts();
  return (
    <SectionCard
      title={t('time.title')}
      note={t('time.note', { used: timeOf(time.usedSeconds), given: timeOf(time.givenSeconds) })}
    >
      <BarList
        bars={timesByType(questions).map(({ submoduleId, usedSeconds, givenSeconds }) => ({
          name: typeName(submoduleId),
          share: usedSeconds / givenSeconds,
          value: t('time.averageOf', { used: timeOf(usedSeconds), given: timeOf(givenSeconds) }),
        }))}
      />
    </SectionCard>
  );
}
