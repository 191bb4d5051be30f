'use client';
import type { ReviewSessionEvent, ReviewSessionView } from '@rehearse/practice-machines/review-session';
import BookCheck from 'lucide-react/icons/book-check';
import {
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { intervalText } from '../notebook/interval-text.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { DrillEnd } from './drill-end.tsx';
import { DrillStage } from './drill-stage.tsx';

export interface DrillScreenProps {
  view: ReviewSessionView;
  onEvent: (event: ReviewSessionEvent) => void;
  /** Removes a correction that is wrong; false if that failed. */
  onDismiss: (mistakeId: number) => Promise<boolean>;
}

/** A session of drills from the learner's own sentences. */
export function DrillScreen(props: DrillScreenProps) {
  const { t } = useMistakesTranslation();
  return (
    <Container width="reading">
      <Stack space="large">
        <Heading level={1}>{t('drill.title')}</Heading>
        <Phase {...props} />
        {props.view.phase !== 'finished' && <TextLink href={sitePaths.mistakes}>{t('drill.back')}</TextLink>}
      </Stack>
    </Container>
  );
}

function Phase({ view, onEvent, onDismiss }: DrillScreenProps) {
  const { t, language } = useMistakesTranslation();
  const failureText = useFailureText();
  const reload = () => onEvent({ type: 'session.reload' });
  if (view.phase === 'failed')
    return (
      <ErrorState
        title={t('drill.failed')}
        description={
          <>
            {failureText(view.failure)}
            <br />
            {t('drill.keptAnswer')}
          </>
        }
        onRetry={reload}
      />
    );
  if (view.phase === 'empty') {
    const next = view.nextInSeconds;
    return (
      <EmptyState
        icon={BookCheck}
        title={t('drill.nothing.title')}
        description={
          next === null ? t('drill.nothing.none') : t('drill.nothing.next', { when: intervalText(next, language) })
        }
      />
    );
  }
  if (view.phase === 'finished') return <DrillEnd summary={view.summary} onContinue={reload} />;
  if ('card' in view && view.card.item.kind === 'mistake')
    return <DrillStage view={view} mistake={view.card.item} onEvent={onEvent} onDismiss={onDismiss} />;
  return (
    <Card space="xlarge" aria-busy="true">
      <VisuallyHidden announce="polite">{t('drill.loading')}</VisuallyHidden>
      <Skeleton lines={3} width={20} />
    </Card>
  );
}
