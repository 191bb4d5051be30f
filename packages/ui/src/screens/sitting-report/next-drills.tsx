'use client';
import { Button, Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import * as styles from './sitting-report.css.ts';
import type { SuggestedDrill } from './sitting-report.types.ts';
import { daysOf } from './summaries.ts';

export interface NextDrillsProps {
  drills: readonly SuggestedDrill[];
  /** When the test was taken, ISO 8601: the days follow it. */
  takenAt: string;
  /** The drill that is being prepared; null for none. */
  starting: SuggestedDrill | null;
  onStart: (drill: SuggestedDrill) => void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The two weeks after a test as a calendar of drills. */
export function NextDrills({ drills, takenAt, starting, onStart }: NextDrillsProps) {
  const { t, language } = useReportsTranslation();
  const { typeName } = useScoreTexts();
  if (drills.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <SectionCard title={t('plan.title')} note={t('plan.note')}>
      <ol className={styles.days}>
        {daysOf(drills).map(({ day, drills: ofDay }) => (
          <li key={day} className={styles.day} data-empty={ofDay.length === 0}>
            <Text as="div" size="caption" tone="secondary">
              {date.format(new Date(Date.parse(takenAt) + day * dayMs))}
            </Text>
            {ofDay.length === 0 && (
              <Text size="caption" tone="muted">
                {t('plan.rest')}
              </Text>
            )}
            {ofDay.map((drill) => (
              <div key={`${drill.submoduleId} ${drill.level} ${drill.reason}`} className={styles.drill}>
                <div className={styles.drillText}>
                  <Text as="span" size="small" weight="medium">
                    {typeName(drill.submoduleId)}
                  </Text>
                  <Text as="span" size="caption" tone="secondary">
                    {t('plan.drill', { count: drill.count, level: t(`plan.level.${drill.level}`) })}
                  </Text>
                  <Text as="span" size="caption" tone="secondary">
                    {t(`plan.reason.${drill.reason}`)}
                  </Text>
                </div>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t('plan.startName', { day, type: typeName(drill.submoduleId), count: drill.count })}
                  loading={drill === starting}
                  onClick={() => onStart(drill)}
                >
                  {t('plan.start')}
                </Button>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
