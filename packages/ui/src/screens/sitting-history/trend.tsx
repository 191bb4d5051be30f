'use client';
import { useState } from 'react';
import { Disclosure, Select, Skeleton, Stack, Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { DataTable } from '../profile/data-table.tsx';
import { type ScoreName, scoreNames, useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { choiceOfScore } from './sitting-history.css.ts';
import type { TrendPoint, TrendState } from './sitting-history.types.ts';
import { TrendPlot } from './trend-plot.tsx';

/** The ranges of a learner's tests over time: one score as a drawing, all of them as a table. */
export function Trend({ trend }: { trend: TrendState }) {
  const { t } = useReportsTranslation();
  return (
    <SectionCard title={t('trend.title')}>
      {trend.phase === 'loading' && <Skeleton variant="block" height={14} />}
      {trend.phase === 'failed' && <Text tone="secondary">{t('trend.failed')}</Text>}
      {trend.phase === 'ready' &&
        (trend.points.length < 2 ? (
          <Text tone="secondary">{t('trend.tooFew')}</Text>
        ) : (
          <Drawn points={trend.points} target={trend.target} />
        ))}
    </SectionCard>
  );
}

function Drawn({ points, target }: { points: readonly TrendPoint[]; target: number | null }) {
  const { t } = useReportsTranslation();
  const { shortDayOf, shownRange } = useScoreTexts();
  const [name, setName] = useState<ScoreName>('overall');
  const measured = points.flatMap(({ takenAt, sittingId, ranges }) => {
    const range = ranges[name];
    return range === null ? [] : [{ sittingId, takenAt, range }];
  });
  return (
    <Stack>
      <div className={choiceOfScore}>
        <Select<ScoreName>
          label={t('trend.skill')}
          options={scoreNames.map((score) => ({ value: score, label: t(`score.${score}`) }))}
          value={name}
          onValueChange={setName}
        />
      </div>
      {measured.length === 0 ? (
        <Text tone="secondary">{t('trend.noneOfSkill', { name: t(`score.${name}`) })}</Text>
      ) : (
        <TrendPlot name={t(`score.${name}`)} points={measured} target={name === 'overall' ? target : null} />
      )}
      <Disclosure title={t('trend.asTable')}>
        <DataTable
          caption={t('trend.title')}
          nowrap
          columns={[t('trend.date'), ...scoreNames.map((score) => t(`score.${score}`))]}
          rows={points.map(({ takenAt, ranges }) => [
            shortDayOf(takenAt),
            ...scoreNames.map((score) => {
              const range = ranges[score];
              return range ? shownRange(range) : t('notMeasured');
            }),
          ])}
        />
      </Disclosure>
    </Stack>
  );
}
