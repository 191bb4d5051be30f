'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Clock from 'lucide-react/icons/clock';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import { sitePaths } from '../site-paths.ts';
import { testAnswerPath, testReportPath } from '../sitting-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { ReportedQuestion } from './sitting-report.types.ts';
import { useResultText } from './use-result-text.ts';

/** `missing`: there is no such test, or no such question in it. */
export type AnswerReviewState =
  | { phase: 'loading' | 'missing' }
  | { phase: 'failed'; failure: CallFailure }
  | { phase: 'ready'; question: ReportedQuestion; isCorrecting: boolean; hasNext: boolean };

export interface AnswerReviewScreenProps {
  sittingId: string;
  state: AnswerReviewState;
  onRetry: () => void;
  /** Opens the question to answer it again. */
  onAnswerAgain: () => void;
  /** The review of the answer; null if it is not kept any more. */
  children?: ReactNode;
}

/** One answer of a test, reviewed. */
export function AnswerReviewScreen({ state, onRetry, ...ready }: AnswerReviewScreenProps) {
  const { t } = useReportsTranslation();
  const failureText = useFailureText();
  return (
    <Container>
      {state.phase === 'loading' && (
        <Stack aria-busy="true">
          <VisuallyHidden announce="polite">{t('answer.loading')}</VisuallyHidden>
          <Skeleton lines={2} width={20} />
          <Skeleton variant="block" height={20} />
        </Stack>
      )}
      {state.phase === 'failed' && (
        <ErrorState level={1} title={t('answer.failed')} description={failureText(state.failure)} onRetry={onRetry} />
      )}
      {state.phase === 'missing' && (
        <EmptyState
          icon={FileQuestion}
          level={1}
          title={t('missing.title')}
          description={t('missing.text')}
          actions={<ButtonLink href={sitePaths.tests}>{t('missing.back')}</ButtonLink>}
        />
      )}
      {state.phase === 'ready' && <Answer {...ready} {...state} />}
    </Container>
  );
}

function Answer({
  sittingId,
  question,
  isCorrecting,
  hasNext,
  onAnswerAgain,
  children,
}: Omit<AnswerReviewScreenProps, 'state' | 'onRetry'> & Omit<Extract<AnswerReviewState, { phase: 'ready' }>, 'phase'>) {
  const { t } = useReportsTranslation();
  const { typeName, timeOf } = useScoreTexts();
  const resultText = useResultText();
  const { slot, submoduleId, state, isLate, usedSeconds, seconds } = question;
  return (
    <Stack space="large">
      <Stack space="small">
        <TextLink href={testReportPath(sittingId)} quiet>
          {t('answer.back')}
        </TextLink>
        <Heading level={1}>{t('answer.title', { slot, type: typeName(submoduleId) })}</Heading>
        <Inline space="small">
          <Text as="span" tone="secondary" tabular>
            {resultText(question, isCorrecting)}
            {usedSeconds !== null &&
              seconds !== null &&
              ` · ${t('questions.timeOf', { used: timeOf(usedSeconds), given: timeOf(seconds) })}`}
          </Text>
          {isLate && (
            <Badge tone="attention" size="small" icon={Clock}>
              {t('questions.late')}
            </Badge>
          )}
        </Inline>
      </Stack>
      {children ?? (
        <Card>
          <Text tone="secondary">{t(state === 'missed' ? 'answer.missed' : 'answer.gone')}</Text>
        </Card>
      )}
      <Inline justify="between">
        <Inline>
          {slot > 1 && (
            <ButtonLink variant="outline" icon={ArrowLeft} href={testAnswerPath(sittingId, slot - 1)}>
              {t('answer.previous')}
            </ButtonLink>
          )}
          {hasNext && <ButtonLink href={testAnswerPath(sittingId, slot + 1)}>{t('answer.next')}</ButtonLink>}
        </Inline>
        <Button variant="text" onClick={onAnswerAgain}>
          {t('answer.again')}
        </Button>
      </Inline>
    </Stack>
  );
}
