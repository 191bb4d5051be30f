'use client';
import Layers from 'lucide-react/icons/layers';
import {
  ButtonLink,
  Card,
  ErrorState,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { intervalText } from './interval-text.ts';
import type { NotebookSummaryState } from './notebook.types.ts';

export interface DuePanelProps {
  summary: NotebookSummaryState;
  onRetry: () => void;
}

/** The number of due cards and the review button. */
export function DuePanel({ summary, onRetry }: DuePanelProps) {
  const { t, language } = useNotebookTranslation();
  const failureText = useFailureText();
  if (summary.phase === 'failed') {
    return <ErrorState title={t('list.failed')} description={failureText(summary.failure)} onRetry={onRetry} />;
  }
  if (summary.phase === 'loading') {
    return (
      <Card as="section" space="xlarge" aria-busy="true">
        <VisuallyHidden announce="polite">{t('due.loading')}</VisuallyHidden>
        <Skeleton lines={2} width={20} />
      </Card>
    );
  }
  const { due, learning, graduated, nextInSeconds } = summary;
  const next =
    nextInSeconds === null ? t('due.noneNext') : t('due.next', { when: intervalText(nextInSeconds, language) });
  return (
    <Card as="section" space="xlarge">
      <Inline justify="between" space="large" collapse>
        <Stack space="xsmall">
          <Heading level={2} size="large">
            {due > 0 ? t('due.title', { count: due }) : t('due.none')}
          </Heading>
          {due === 0 && <Text tone="secondary">{next}</Text>}
          <Text tone="secondary" size="small" tabular>
            {t('due.counts', { learning, graduated })}
          </Text>
        </Stack>
        {due > 0 && (
          <ButtonLink href={sitePaths.review} size="large" icon={Layers}>
            {t('due.review')}
          </ButtonLink>
        )}
      </Inline>
    </Card>
  );
}
