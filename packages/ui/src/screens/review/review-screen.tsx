'use client';
import type { PlaybackFailure, Speech } from '@rehearse/practice-machines/ports';
import type { ReviewSessionEvent, ReviewSessionView } from '@rehearse/practice-machines/review-session';
import BookCheck from 'lucide-react/icons/book-check';
import Keyboard from 'lucide-react/icons/keyboard';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  ErrorState,
  Heading,
  IconButton,
  Inline,
  Notice,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { type Shortcut, ShortcutSheet, ShortcutsContext, useShortcuts } from '../../practice/shortcuts/index.ts';
import { intervalText } from '../notebook/interval-text.ts';
import type { NotebookQuestionKey } from '../notebook/notebook.types.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { defaultMeaningLanguage, type MeaningLanguage } from '../word-book/meanings.ts';
import { CardStage } from './card-stage.tsx';
import * as styles from './review-screen.css.ts';
import { SessionEnd } from './session-end.tsx';

export interface ReviewScreenProps {
  /** Language of the meanings. Default: that of the interface. */
  meaningLanguage?: MeaningLanguage;
  view: ReviewSessionView;
  onEvent: (event: ReviewSessionEvent) => void;
  /** Plays a clip of the question bank; resolves to why it can't be played, or null. */
  onPlay: (url: string, speech?: Speech) => Promise<PlaybackFailure | null>;
  /** Opens a question to practice it. */
  onPractise: (question: NotebookQuestionKey) => void;
}

const canUndo = (view: ReviewSessionView) =>
  (view.phase === 'front' || view.phase === 'revealed' || view.phase === 'finished') && view.canUndo;

/** A review session: cards one by one, and a summary. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { t } = useNotebookTranslation();
  const { view, onEvent } = props;
  const [helpOpen, setHelpOpen] = useState(false);
  const [enabled, setEnabled] = useState(true);
  const shortcuts: Shortcut[] = [
    { keys: [t('review.keys.space'), t('review.keys.enter')], action: t('review.keys.reveal') },
    { keys: ['1'], action: t('review.again') },
    { keys: ['2'], action: t('review.hard') },
    { keys: ['3'], action: t('review.good') },
    { keys: ['4'], action: t('review.easy') },
    { keys: ['U'], action: t('review.keys.undo') },
  ];
  return (
    <ShortcutsContext.Provider value={{ enabled }}>
      <Container width="reading">
        <Stack space="large">
          <Inline justify="between">
            <Heading level={1}>{t('review.title')}</Heading>
            <Inline space="xsmall">
              <UndoButton view={view} onUndo={() => onEvent({ type: 'rating.undo' })} />
              <IconButton icon={Keyboard} label={t('review.shortcuts')} onClick={() => setHelpOpen(true)} />
            </Inline>
          </Inline>
          <Phase {...props} />
          {view.phase !== 'finished' && (
            <div className={styles.back}>
              <TextLink href={sitePaths.notebook}>{t('review.back')}</TextLink>
            </div>
          )}
        </Stack>
      </Container>
      <ShortcutSheet
        open={helpOpen}
        onOpenChange={setHelpOpen}
        shortcuts={shortcuts}
        enabled={enabled}
        onEnabledChange={setEnabled}
      />
    </ShortcutsContext.Provider>
  );
}

function UndoButton({ view, onUndo }: { view: ReviewSessionView; onUndo: () => void }) {
  const { t } = useNotebookTranslation();
  const isPossible = canUndo(view);
  useShortcuts({ u: isPossible ? onUndo : undefined });
  if (!isPossible) return null;
  return (
    <Button variant="text" size="small" icon={Undo} onClick={onUndo}>
      {t('review.undo')}
    </Button>
  );
}

function Phase({ view, meaningLanguage, onEvent, onPlay, onPractise }: ReviewScreenProps) {
  const { t, language } = useNotebookTranslation();
  const failureText = useFailureText();
  const reload = () => onEvent({ type: 'session.reload' });
  switch (view.phase) {
    case 'loading':
    case 'undoing':
      return (
        <Card space="xlarge" aria-busy="true">
          <VisuallyHidden announce="polite">
            {t(view.phase === 'loading' ? 'review.loading' : 'review.undoing')}
          </VisuallyHidden>
          <div className={styles.face}>
            <Skeleton width={12} lines={2} />
          </div>
        </Card>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('review.failed')}
          description={
            <>
              {failureText(view.failure)}
              <br />
              {t('review.keptRating')}
            </>
          }
          onRetry={reload}
        />
      );
    case 'empty':
      return (
        <EmptyState
          icon={BookCheck}
          title={t('review.nothing.title')}
          description={
            view.nextInSeconds === null
              ? t('review.nothing.none')
              : t('review.nothing.next', { when: intervalText(view.nextInSeconds, language) })
          }
          actions={<ButtonLink href={sitePaths.practice}>{t('empty.practise')}</ButtonLink>}
        />
      );
    case 'finished':
      return (
        <Stack space="medium">
          {view.failure && (
            <Notice tone="critical" title={t('review.undoFailed')} announce="assertive">
              {failureText(view.failure)}
            </Notice>
          )}
          <SessionEnd view={view} onContinue={reload} />
        </Stack>
      );
    case 'front':
    case 'revealed':
    case 'rating':
    case 'ratingFailed':
      return (
        <CardStage
          view={view}
          meaningLanguage={meaningLanguage ?? defaultMeaningLanguage(language)}
          onEvent={onEvent}
          onPlay={onPlay}
          onPractise={onPractise}
        />
      );
  }
}
