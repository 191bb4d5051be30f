'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import Link2Off from 'lucide-react/icons/link-2-off';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { type ScoreRanges, scoreNames, type TestNaming, useScoreTexts } from '../score-scale/index.ts';
import { sitePaths } from '../site-paths.ts';
import { OverallRange } from '../sitting-report/overall-range.tsx';
import type { ReportLevels } from '../sitting-report/sitting-report.types.ts';
import { SkillRanges } from '../sitting-report/skill-ranges.tsx';
import { useFailureText } from '../use-failure-text.ts';

/** A report as its owner shares it: without answers, recordings, target and earlier tests. */
export interface SharedReport extends TestNaming, ReportLevels {
  /** Null if the owner shows none. */
  name: string | null;
  /** ISO 8601. */
  takenAt: string;
  ranges: ScoreRanges;
  time: { usedSeconds: number; givenSeconds: number };
  answered: number;
  count: number;
}

/** `gone`: the link was withdrawn, or there never was one. */
export type SharedReportState =
  | { phase: 'loading' | 'gone' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; report: SharedReport };

export interface SharedReportScreenProps {
  state: SharedReportState;
  onRetry: () => void;
}

/** A report that anyone with its link can read. */
export function SharedReportScreen({ state, onRetry }: SharedReportScreenProps) {
  const { t } = useReportsTranslation();
  const failureText = useFailureText();
  return (
    <Container>
      {state.phase === 'loading' && (
        <Stack aria-busy="true">
          <VisuallyHidden announce="polite">{t('shared.loading')}</VisuallyHidden>
          <Skeleton lines={2} width={24} />
          <Skeleton variant="block" height={20} />
        </Stack>
      )}
      {state.phase === 'failed' && (
        <ErrorState level={1} title={t('shared.failed')} description={failureText(state.failure)} onRetry={onRetry} />
      )}
      {state.phase === 'gone' && (
        <EmptyState
          icon={Link2Off}
          level={1}
          title={t('shared.gone.title')}
          description={t('shared.gone.text')}
          actions={<ButtonLink href={sitePaths.home}>{t('shared.gone.home')}</ButtonLink>}
        />
      )}
      {state.phase === 'ready' && <Report {...state.report} />}
    </Container>
  );
}

function Report(report: SharedReport) {
  const { t } = useReportsTranslation();
  const { testName, examName, dayOf, timeOf } = useScoreTexts();
  const { name, takenAt, ranges, time, answered, count } = report;
  const about = [testName(report), examName(report), dayOf(takenAt)].filter((each) => each !== null);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1}>{name === null ? t('shared.title') : t('shared.of', { name })}</Heading>
        <Text tone="secondary">{about.join(' · ')}</Text>
        <Text tone="secondary">
          {t('shared.answered', {
            answered,
            count,
            used: timeOf(time.usedSeconds),
            given: timeOf(time.givenSeconds),
          })}
        </Text>
      </Stack>
      <Notice>{t('shared.estimate')}</Notice>
      <OverallRange
        title={t('overall.sharedTitle')}
        range={ranges.overall}
        cefr={report.cefr}
        concordance={report.concordance}
      />
      {scoreNames.some((score) => ranges[score] !== null) && <SkillRanges ranges={ranges} />}
    </Stack>
  );
}
