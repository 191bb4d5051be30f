'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';

/** Which correction the page shows. `notFound`: it was deleted, or belongs to another account. */
export type CorrectionPageState =
  | { phase: 'loading' }
  | { phase: 'notFound' }
  | { phase: 'failed'; failure: CallFailure }
  | {
      phase: 'ready';
      submoduleId: number;
      /** ISO date. */
      requestedAt: string;
    };

export interface CorrectionScreenProps {
  state: CorrectionPageState;
  onRetry: () => void;
  onOpenQuestion: () => void;
  /** The report, or how far the correction is. */
  children?: ReactNode;
}

/** The page of one AI correction. */
export function CorrectionScreen({ state, ...ready }: CorrectionScreenProps) {
  return (
    <Container width="reading">
      <State state={state} {...ready} />
    </Container>
  );
}

function State({ state, onRetry, onOpenQuestion, children }: CorrectionScreenProps) {
  const { t, language } = useAiTranslation();
  const { t: screen } = useScreensTranslation();
  const failureText = useFailureText();
  switch (state.phase) {
    case 'loading':
      return <Skeleton lines={10} />;
    case 'notFound':
      return (
        <EmptyState
          icon={Sparkles}
          level={1}
          title={t('page.notFound')}
          description={t('page.notFoundNote')}
          actions={<ButtonLink href={sitePaths.practice}>{t('page.practice')}</ButtonLink>}
        />
      );
    case 'failed':
      return (
        <ErrorState level={1} title={t('page.notLoaded')} description={failureText(state.failure)} onRetry={onRetry} />
      );
    case 'ready': {
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
      return (
        <Stack space="large">
          <Stack space="xsmall">
            <Heading level={1}>{t('title')}</Heading>
            <Inline space="small" justify="between">
              <Text tone="secondary">
                {screen(`submodules.${state.submoduleId as 1}`)} · {day.format(new Date(state.requestedAt))}
              </Text>
              <Button variant="text" size="small" iconEnd={ArrowRight} onClick={onOpenQuestion}>
                {t('page.question')}
              </Button>
            </Inline>
          </Stack>
          {children}
        </Stack>
      );
    }
  }
}
