'use client';
import type { ReviewMistake, ReviewSessionEvent, ReviewSessionView } from '@rehearse/practice-machines/review-session';
import { isRightForm } from '@rehearse/scoring';
import { useEffect, useRef, useState } from 'react';
import { Button, Card, Notice, ProgressBar, Stack, Text } from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { DrillForm } from './drill-form.tsx';
import { DrillResult } from './drill-result.tsx';

export interface DrillStageProps {
  view: Extract<ReviewSessionView, { card: unknown }>;
  mistake: ReviewMistake;
  onEvent: (event: ReviewSessionEvent) => void;
  onDismiss: (mistakeId: number) => Promise<boolean>;
}

/** A sentence to correct, and after that whether it was right. The result is the rating. */
export function DrillStage({ view, mistake, onEvent, onDismiss }: DrillStageProps) {
  const { t } = useMistakesTranslation();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const { card, position, total, phase } = view;
  const isRight = isRightForm({ fixes: mistake.fixes, isAboutCase: mistake.mistakeKind === 'capital' }, typed);
  const rating = isRight ? 'good' : 'again';
  const isAsked = phase === 'front';

  useEffect(() => {
    if (card.cardId !== 0) (isAsked ? field : next).current?.focus();
  }, [card.cardId, isAsked]);

  return (
    <Stack space="medium">
      <Text size="small" tone="secondary" tabular>
        {t('drill.position', { position, total })}
      </Text>
      <ProgressBar label={t('drill.progress')} value={position - 1} max={total} size="small" />
      <Card space="xlarge">
        {isAsked ? (
          <DrillForm
            key={card.cardId}
            mistake={mistake}
            fieldRef={field}
            onCheck={(given) => {
              setTyped(given);
              onEvent({ type: 'card.reveal' });
            }}
          />
        ) : (
          <DrillResult
            mistake={mistake}
            typed={typed}
            isRight={isRight}
            outcome={card.outcomes.find((outcome) => outcome.rating === rating)}
            isBusy={phase === 'rating'}
            nextRef={next}
            onNext={() => phase === 'revealed' && onEvent({ type: 'card.rate', rating })}
            onDismiss={() => {
              if (phase !== 'revealed') return;
              // a dismissed mistake is passed over when it is rated
              void onDismiss(card.cardId).then((isDone) => isDone && onEvent({ type: 'card.rate', rating }));
            }}
          />
        )}
      </Card>
      {phase === 'ratingFailed' && (
        <Notice
          tone="attention"
          title={t('drill.notSaved')}
          announce="assertive"
          actions={
            <Button size="small" onClick={() => onEvent({ type: 'rating.retry' })}>
              {t('drill.retry')}
            </Button>
          }
        >
          {failureText(view.failure)}
        </Notice>
      )}
    </Stack>
  );
}
