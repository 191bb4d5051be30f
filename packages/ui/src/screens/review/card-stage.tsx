'use client';
import type { PlaybackFailure, Speech } from '@rehearse/practice-machines/ports';
import {
  type ReviewRating,
  type ReviewSessionEvent,
  type ReviewSessionView,
  reviewRatings,
} from '@rehearse/practice-machines/review-session';
import { useEffect, useRef, useState } from 'react';
import { Button, Card, Notice, ProgressBar, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { useShortcuts } from '../../practice/shortcuts/index.ts';
import type { NotebookQuestionKey } from '../notebook/notebook.types.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { MeaningLanguage } from '../word-book/meanings.ts';
import { QuestionFace } from './question-face.tsx';
import { RatingBar } from './rating-bar.tsx';
import * as styles from './review-screen.css.ts';
import { WordFace } from './word-face.tsx';

/** A view with a card on screen. */
export type CardView = Extract<ReviewSessionView, { card: unknown }>;

export interface CardStageProps {
  view: CardView;
  /** Language of the meanings. */
  meaningLanguage: MeaningLanguage;
  onEvent: (event: ReviewSessionEvent) => void;
  onPlay: (url: string, speech?: Speech) => Promise<PlaybackFailure | null>;
  onPractise: (question: NotebookQuestionKey) => void;
}

/** A card: its front, then its back with the rating buttons. */
export function CardStage({ view, meaningLanguage, onEvent, onPlay, onPractise }: CardStageProps) {
  const { t } = useNotebookTranslation();
  const { t: sounds } = useVocabularyTranslation();
  const { card, position, total, phase } = view;
  const revealed = phase !== 'front';
  const headingRef = useRef<HTMLHeadingElement>(null);
  const answerRef = useRef<HTMLElement>(null);
  const { cardId, item } = card;
  const [unheard, setUnheard] = useState<{ cardId: number; reason: PlaybackFailure } | null>(null);

  useEffect(() => {
    if (cardId !== 0) (revealed ? answerRef : headingRef).current?.focus();
  }, [cardId, revealed]);
  useCardKeys(view, onEvent);

  const play = async (url: string, speech?: Speech) => {
    setUnheard(null);
    const reason = await onPlay(url, speech);
    if (reason !== null) setUnheard({ cardId, reason });
  };
  const face = { revealed, headingRef, answerRef, onPlay: (url: string, speech?: Speech) => void play(url, speech) };
  return (
    <Stack space="medium">
      <Text size="small" tone="secondary" tabular>
        {t('review.position', { position, total })}
      </Text>
      <ProgressBar label={t('review.progress')} value={position - 1} max={total} size="small" />
      <Card space="xlarge">
        {item.kind === 'word' && <WordFace word={item} meaningLanguage={meaningLanguage} {...face} />}
        {item.kind === 'question' && <QuestionFace question={item} {...face} onPractise={onPractise} />}
      </Card>
      {unheard?.cardId === cardId && (
        <Notice tone="attention" announce="assertive">
          {sounds(`card.sound.${unheard.reason}`)}
        </Notice>
      )}
      <CardProblem view={view} onRetry={() => onEvent({ type: 'rating.retry' })} />
      {phase !== 'ratingFailed' && (
        <div className={styles.bar}>
          {revealed ? (
            <RatingBar
              outcomes={card.outcomes}
              busy={phase === 'rating' ? view.rating : null}
              onRate={(rating) => onEvent({ type: 'card.rate', rating })}
            />
          ) : (
            <Button block size="large" onClick={() => onEvent({ type: 'card.reveal' })}>
              {t(item.kind === 'word' ? 'review.show' : 'review.showAnswer')}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}

/** Space or Enter reveals the back, 1 to 4 rate. */
function useCardKeys({ phase }: CardView, onEvent: CardStageProps['onEvent']) {
  const reveal = phase === 'front' ? () => onEvent({ type: 'card.reveal' }) : undefined;
  const rate = (rating: ReviewRating) =>
    phase === 'revealed' ? () => onEvent({ type: 'card.rate', rating }) : undefined;
  useShortcuts({
    ' ': reveal,
    enter: reveal,
    ...Object.fromEntries(reviewRatings.map((rating, index) => [String(index + 1), rate(rating)])),
  });
}

function CardProblem({ view, onRetry }: { view: CardView; onRetry: () => void }) {
  const { t } = useNotebookTranslation();
  const failureText = useFailureText();
  if (view.phase === 'ratingFailed') {
    return (
      <Notice
        tone="attention"
        title={t('review.ratingFailed')}
        announce="assertive"
        actions={
          <Button size="small" onClick={onRetry}>
            {t('review.retry')}
          </Button>
        }
      >
        {failureText(view.failure)}
      </Notice>
    );
  }
  if (view.phase === 'rating' || view.failure === null) return null;
  return (
    <Notice tone="critical" title={t('review.undoFailed')} announce="assertive">
      {failureText(view.failure)}
    </Notice>
  );
}
