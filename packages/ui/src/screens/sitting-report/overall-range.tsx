'use client';
import { Badge, Inline, Stack, Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { type PointRange, ScaleLegend, ScoreScale, useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import * as styles from './sitting-report.css.ts';
import type { EarlierTest, ReportLevels } from './sitting-report.types.ts';

/** The most earlier tests that are drawn beside this one. */
const drawnEarlier = 3;

interface OverallRangeProps extends ReportLevels {
  title: string;
  range: PointRange | null;
  target?: number | null;
  earlier?: readonly EarlierTest[];
}

/** The overall range on its scale, with the levels that it stands for and what a range means. */
export function OverallRange({ title, range, target = null, earlier = [], cefr, concordance }: OverallRangeProps) {
  const { t } = useReportsTranslation();
  const { shownRange, shortDayOf, dayOf, calendarDate } = useScoreTexts();
  if (range === null) {
    return (
      <SectionCard title={title}>
        <p className={styles.unmeasured}>{t('notMeasured')}</p>
        <Text tone="secondary">{t('notMeasuredNote.overall')}</Text>
      </SectionCard>
    );
  }
  const before = earlier
    .slice(0, drawnEarlier)
    .flatMap(({ takenAt, ranges }) => (ranges.overall ? [{ takenAt, range: ranges.overall }] : []));
  return (
    <SectionCard title={title}>
      <Stack space="small">
        <Inline space="medium">
          <p className={styles.range}>{shownRange(range)}</p>
          {cefr && (
            <Badge tone="neutral">
              {t('overall.cefr', { bands: cefr.low === cefr.high ? cefr.low : `${cefr.low}–${cefr.high}` })}
            </Badge>
          )}
        </Inline>
        {target !== null && <Text>{t(`overall.target.${placeOf(target, range)}`, { target })}</Text>}
      </Stack>
      <Stack space="small">
        <ScoreScale
          target={target}
          marks={[
            { name: t('scale.this'), range, variant: 'solid' },
            ...before.map((one) => ({
              name: t('scale.earlier', { date: dayOf(one.takenAt) }),
              range: one.range,
              variant: 'outline' as const,
              caption: shortDayOf(one.takenAt),
            })),
          ]}
        />
        <ScaleLegend hasEarlier={before.length > 0} hasTarget={target !== null} />
      </Stack>
      <Stack space="xsmall">
        <Text>{t('overall.means')}</Text>
        {cefr && (
          <Text size="small" tone="secondary">
            {t('overall.cefrSource', { source: concordance.source, date: calendarDate(concordance.date) })}
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}

const placeOf = (target: number, { low, high }: PointRange) =>
  target > high ? 'below' : target < low ? 'above' : 'within';
