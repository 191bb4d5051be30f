'use client';
import type { RatingOutcome, ReviewRating } from '@rehearse/practice-machines/review-session';
import { Button, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { intervalText } from '../notebook/interval-text.ts';
import * as styles from './review-screen.css.ts';

export interface RatingBarProps {
  outcomes: readonly RatingOutcome[];
  /** The rating that is being saved. */
  busy: ReviewRating | null;
  onRate: (rating: ReviewRating) => void;
}

/** The ratings, each with the time until the card's next review. */
export function RatingBar({ outcomes, busy, onRate }: RatingBarProps) {
  const { t, language } = useNotebookTranslation();
  return (
    <Stack as="section" space="xsmall" aria-label={t('review.rate')}>
      <Text size="small" tone="secondary" align="center">
        {t('review.rate')}
      </Text>
      <div className={styles.ratings}>
        {outcomes.map(({ rating, inSeconds, graduates }, index) => (
          <Button
            key={rating}
            variant={rating === 'good' ? 'solid' : 'outline'}
            tone={rating === 'good' ? 'primary' : 'neutral'}
            block
            loading={busy === rating}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => busy === null && onRate(rating)}
          >
            <span className={styles.ratingLabel}>
              <span>{t(`review.${rating}`)}</span>
              <span className={styles.ratingNote}>
                {graduates ? t('review.graduates') : intervalText(inSeconds, language)}
              </span>
            </span>
          </Button>
        ))}
      </div>
    </Stack>
  );
}
