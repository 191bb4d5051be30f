'use client';
import { Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { BarList } from './bar-list.tsx';
import type { SittingReport } from './sitting-report.types.ts';
import { wholePercents } from './whole-percents.ts';

/** Which question types cost most, in percent that add up to 100. */
export function Costs({ costs }: Pick<SittingReport, 'costs'>) {
  const { t } = useReportsTranslation();
  const { typeName, percentOf } = useScoreTexts();
  const sorted = costs.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost);
  const percents = wholePercents(sorted.map(({ lost }) => lost));
  if (sorted.length === 0) {
    return (
      <SectionCard title={t('costs.title')}>
        <Text tone="secondary">{t('costs.none')}</Text>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={t('costs.title')} note={t('costs.note')}>
      <BarList
        bars={sorted.map(({ submoduleId }, index) => {
          const share = (percents[index] ?? 0) / 100;
          return { name: typeName(submoduleId), share, value: percentOf(share) };
        })}
      />
    </SectionCard>
  );
}
