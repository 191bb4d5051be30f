'use client';
import BookOpen from 'lucide-react/icons/book-open';
import { ButtonLink, ChoiceGroup, EmptyState, Skeleton, Stack } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { LatePart, late } from '../../practice/late/index.ts';
import { sitePaths } from '../site-paths.ts';
import { PracticeDays } from './practice-days.tsx';
import { type HistoryPeriod, historyPeriods, type Part, type PracticeHistory } from './profile.types.ts';
import { ProfilePart, ProfileSection } from './profile-part.tsx';

const charts = /* @__PURE__ */ late(() => import('./charts/index.ts'));

export interface HistorySectionProps {
  history: Part<PracticeHistory>;
  onRetryHistory: () => void;
  period: HistoryPeriod;
  onPeriodChange: (period: HistoryPeriod) => void;
}

/** Practice history: days, and charts of answers and scores. */
export function HistorySection({ history, onRetryHistory, period, onPeriodChange }: HistorySectionProps) {
  const { t } = useProfileTranslation();
  if (history.phase === 'absent') return null;
  return (
    <ProfileSection title={t('history.title')}>
      <ProfilePart part={history} onRetry={onRetryHistory} lines={8}>
        {(value) =>
          isEmpty(value) ? (
            <EmptyState
              icon={BookOpen}
              level={3}
              title={t('history.none')}
              description={t('history.noneHelp')}
              actions={<ButtonLink href={sitePaths.practice}>{t('history.practise')}</ButtonLink>}
            />
          ) : (
            <Stack space="xlarge">
              <PracticeDays
                today={value.days.at(-1)?.date ?? ''}
                practicedDates={value.practicedDates}
                bestRun={value.bestRun}
              />
              <ChoiceGroup
                label={t('history.period')}
                variant="segmented"
                choices={historyPeriods.map((days) => ({
                  value: String(days),
                  label: t('history.lastDays', { count: days }),
                }))}
                value={String(period)}
                onValueChange={(chosen) =>
                  onPeriodChange(historyPeriods.find((days) => String(days) === chosen) ?? historyPeriods[0])
                }
              />
              <LatePart part={charts} waiting={<Skeleton variant="block" height={30} />}>
                {({ HistoryCharts }) => <HistoryCharts days={value.days} types={value.types} />}
              </LatePart>
            </Stack>
          )
        }
      </ProfilePart>
    </ProfileSection>
  );
}

const isEmpty = ({ bestRun }: PracticeHistory) => bestRun === 0;
