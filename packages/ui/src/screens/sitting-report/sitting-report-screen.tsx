'use client';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { scoreNames, useScoreTexts } from '../score-scale/index.ts';
import { sitePaths } from '../site-paths.ts';
import { testComparisonPath } from '../sitting-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { Costs } from './costs.tsx';
import { DeleteReport } from './delete-report.tsx';
import { JudgedBy } from './judged-by.tsx';
import { NextDrills } from './next-drills.tsx';
import { OverallRange } from './overall-range.tsx';
import { Pending } from './pending.tsx';
import { QuestionTable } from './question-table.tsx';
import { SharePanel, type SharePanelProps } from './share-panel.tsx';
import * as styles from './sitting-report.css.ts';
import type { SittingReport, SittingReportState, SuggestedDrill } from './sitting-report.types.ts';
import { SkillRanges } from './skill-ranges.tsx';
import { TimeUse } from './time-use.tsx';

export interface SittingReportScreenProps extends Omit<SharePanelProps, 'share'> {
  state: SittingReportState;
  onRetry: () => void;
  /** Goes on with a test that isn't finished. */
  onContinue: () => void;
  onPrint: () => void;
  /** `CorrectAll`, where a service corrects answers. The progress takes its place. */
  corrections?: ReactNode;
  /** Called after the learner confirms. */
  onDelete: () => void;
  /** The class that the test was begun from; absent for others. */
  classHref?: string | undefined;
  /** The drill that is being prepared; null for none. */
  starting: SuggestedDrill | null;
  onStartDrill: (drill: SuggestedDrill) => void;
}

/** The report of a test, a placement test or a drill. */
export function SittingReportScreen(props: SittingReportScreenProps) {
  return (
    <Container>
      <State {...props} />
    </Container>
  );
}

function State({ state, onRetry, onContinue, ...props }: SittingReportScreenProps) {
  const { t } = useReportsTranslation();
  const failureText = useFailureText();
  switch (state.phase) {
    case 'loading':
      return (
        <Stack space="large" aria-busy="true">
          <VisuallyHidden announce="polite">{t('loading')}</VisuallyHidden>
          <Skeleton lines={2} width={24} />
          <Skeleton variant="block" height={20} />
          <Skeleton variant="block" height={20} />
        </Stack>
      );
    case 'failed':
      return <ErrorState level={1} title={t('failed')} description={failureText(state.failure)} onRetry={onRetry} />;
    case 'missing':
      return (
        <EmptyState
          icon={FileQuestion}
          level={1}
          title={t('missing.title')}
          description={t('missing.text')}
          actions={<ButtonLink href={sitePaths.tests}>{t('missing.back')}</ButtonLink>}
        />
      );
    case 'unfinished':
      return (
        <EmptyState
          icon={Hourglass}
          level={1}
          title={t('unfinished.title')}
          description={t('unfinished.text')}
          actions={<Button onClick={onContinue}>{t('unfinished.continue')}</Button>}
        />
      );
    case 'ready':
      return <Report {...props} report={state.report} />;
  }
}

function Report({
  report,
  onPrint,
  onDelete,
  corrections,
  classHref,
  starting,
  onStartDrill,
  ...share
}: Omit<SittingReportScreenProps, 'state' | 'onRetry' | 'onContinue'> & { report: SittingReport }) {
  const { t } = useReportsTranslation();
  const { instantOf, formName, examName, timeName } = useScoreTexts();
  const { kind, takenAt, ranges, earlier, questions, openLeft, time, sittingId } = report;
  const [before] = earlier;
  const isMeasured = scoreNames.some((name) => ranges[name] !== null);
  const parts = [formName(report), examName(report), timeName(report), instantOf(takenAt)];
  const about = parts.filter((each) => each !== null);
  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={1}>{t(`title.${kind}`)}</Heading>
        <Text tone="secondary">{about.join(' · ')}</Text>
        <div className={styles.controls}>
          {classHref !== undefined && <ButtonLink href={classHref}>{t('actions.class')}</ButtonLink>}
          <Button variant="outline" icon={Printer} onClick={onPrint}>
            {t('actions.print')}
          </Button>
          {before && (
            <ButtonLink variant="outline" href={testComparisonPath(before.sittingId, sittingId)}>
              {t('actions.compare')}
            </ButtonLink>
          )}
          <ButtonLink variant="text" href={sitePaths.tests}>
            {t('actions.history')}
          </ButtonLink>
          <DeleteReport kind={kind} onDelete={onDelete} />
        </div>
      </Stack>
      <Stack space="large" tabIndex={-1}>
        <Pending questions={questions} openLeft={openLeft} />
        {corrections}
        {(isMeasured || kind !== 'drill') && (
          <OverallRange title={t('overall.title')} {...report} range={ranges.overall} />
        )}
      </Stack>
      {isMeasured && <SkillRanges ranges={ranges} earlier={earlier} />}
      <div className={styles.columns}>
        <Stack space="large">
          <Costs costs={report.costs} />
          <JudgedBy questions={questions} openLeft={openLeft} />
        </Stack>
        <TimeUse questions={questions} time={time} />
      </div>
      <NextDrills drills={report.nextDrills} takenAt={takenAt} starting={starting} onStart={onStartDrill} />
      <QuestionTable sittingId={sittingId} questions={questions} openLeft={openLeft} />
      <SharePanel {...share} share={report.share} />
    </Stack>
  );
}
