'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import Columns from 'lucide-react/icons/columns-2';
import {
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { DataTable } from '../profile/data-table.tsx';
import { scoreNames, useScoreTexts } from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import { sitePaths } from '../site-paths.ts';
import { testReportPath } from '../sitting-paths.ts';
import type { SittingReport } from '../sitting-report/sitting-report.types.ts';
import { scoresByType } from '../sitting-report/summaries.ts';
import { useFailureText } from '../use-failure-text.ts';
import { ScoreChange } from './score-change.tsx';
import * as styles from './sitting-comparison.css.ts';

/** `missing`: fewer than two reports are named or left. */
export type SittingComparisonState =
  | { phase: 'loading' | 'missing' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; reports: readonly [SittingReport, SittingReport] };

export interface SittingComparisonScreenProps {
  state: SittingComparisonState;
  onRetry: () => void;
}

/** Two tests side by side: what moved by more than the error, and what did not. */
export function SittingComparisonScreen({ state, onRetry }: SittingComparisonScreenProps) {
  const { t } = useReportsTranslation();
  const failureText = useFailureText();
  return (
    <Container>
      {state.phase === 'loading' && (
        <Stack aria-busy="true">
          <VisuallyHidden announce="polite">{t('comparison.loading')}</VisuallyHidden>
          <Skeleton lines={2} width={24} />
          <Skeleton variant="block" height={24} />
        </Stack>
      )}
      {state.phase === 'failed' && (
        <ErrorState
          level={1}
          title={t('comparison.failed')}
          description={failureText(state.failure)}
          onRetry={onRetry}
        />
      )}
      {state.phase === 'missing' && (
        <EmptyState
          icon={Columns}
          level={1}
          title={t('comparison.missing.title')}
          description={t('comparison.missing.text')}
          actions={<ButtonLink href={sitePaths.tests}>{t('missing.back')}</ButtonLink>}
        />
      )}
      {state.phase === 'ready' && <Comparison reports={inOrder(state.reports)} />}
    </Container>
  );
}

type Pair = readonly [older: SittingReport, newer: SittingReport];

const inOrder = ([one, other]: readonly [SittingReport, SittingReport]): Pair =>
  one.takenAt <= other.takenAt ? [one, other] : [other, one];

function Comparison({ reports }: { reports: Pair }) {
  const { t } = useReportsTranslation();
  const [older, newer] = reports;
  return (
    <Stack space="large">
      <Stack space="small">
        <TextLink href={sitePaths.tests} quiet>
          {t('actions.history')}
        </TextLink>
        <Heading level={1}>{t('comparison.title')}</Heading>
      </Stack>
      <section className={styles.tests} aria-label={t('comparison.tests')}>
        <TestCard role={t('comparison.older')} report={older} />
        <TestCard role={t('comparison.newer')} report={newer} />
      </section>
      <SectionCard title={t('comparison.ranges')} note={t('comparison.explain')}>
        <ul className={styles.scores}>
          {scoreNames.map((name) => (
            <ScoreChange
              key={name}
              name={name}
              older={older.ranges[name]}
              newer={newer.ranges[name]}
              dates={[older.takenAt, newer.takenAt]}
            />
          ))}
        </ul>
      </SectionCard>
      <ByType reports={reports} />
    </Stack>
  );
}

function TestCard({ role, report }: { role: string; report: SittingReport }) {
  const { t } = useReportsTranslation();
  const { testName, instantOf, timeOf } = useScoreTexts();
  return (
    <Card space="medium">
      <Stack space="xxsmall">
        <Text size="small" tone="secondary">
          {role}
        </Text>
        <TextLink href={testReportPath(report.sittingId)} strong>
          {testName(report)}
        </TextLink>
        <Text size="small" tone="secondary">
          {instantOf(report.takenAt)} · {t('comparison.timeUsed')} {timeOf(report.time.usedSeconds)}
        </Text>
      </Stack>
    </Card>
  );
}

function ByType({ reports: [older, newer] }: { reports: Pair }) {
  const { t } = useReportsTranslation();
  const { typeName, percentOf, shortDayOf } = useScoreTexts();
  const [before, after] = [scoresByType(older.questions), scoresByType(newer.questions)];
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const shown = (score: number | undefined) => (score === undefined ? t('comparison.none') : percentOf(score));
  if (ids.length === 0) return null;
  return (
    <SectionCard title={t('comparison.types')} note={t('comparison.typesNote')}>
      <DataTable
        caption={t('comparison.types')}
        columns={[
          t('comparison.type'),
          `${t('comparison.older')}, ${shortDayOf(older.takenAt)}`,
          `${t('comparison.newer')}, ${shortDayOf(newer.takenAt)}`,
        ]}
        rows={ids.map((id) => [typeName(id), shown(before.get(id)), shown(after.get(id))])}
      />
    </SectionCard>
  );
}
