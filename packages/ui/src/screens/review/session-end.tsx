'use client';
import type { ReviewSessionView } from '@rehearse/practice-machines/review-session';
import { reviewRatings } from '@rehearse/practice-machines/review-session';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { Badge, Button, ButtonLink, Card, Heading, Icon, Inline, Stack, Text } from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './review-screen.css.ts';

export interface SessionEndProps {
  view: Extract<ReviewSessionView, { phase: 'finished' }>;
  onContinue: () => void;
}

/** The summary of a session. */
export function SessionEnd({ view: { summary }, onContinue }: SessionEndProps) {
  const { t } = useNotebookTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reviewed, counts, graduated, stillDue } = summary;
  return (
    <Card space="xlarge">
      <div className={styles.face}>
        <Icon glyph={Check} size="large" />
        <Stack space="small" align="center">
          <Heading level={2} size="large" ref={heading} tabIndex={-1}>
            {t('review.end.title')}
          </Heading>
          <Text>{t('review.end.reviewed', { count: reviewed })}</Text>
          {graduated > 0 && <Text tone="positive">{t('review.end.graduated', { count: graduated })}</Text>}
          <Inline as="ul" justify="center" aria-label={t('review.end.counts')}>
            {reviewRatings
              .filter((rating) => counts[rating] > 0)
              .map((rating) => (
                <li key={rating}>
                  <Badge>
                    {t(`review.${rating}`)} {counts[rating]}
                  </Badge>
                </li>
              ))}
          </Inline>
          {stillDue > 0 && <Text tone="secondary">{t('review.end.more', { count: stillDue })}</Text>}
        </Stack>
        <Inline justify="center">
          {stillDue > 0 && <Button onClick={onContinue}>{t('review.end.continue')}</Button>}
          <ButtonLink href={sitePaths.notebook} variant="outline">
            {t('review.back')}
          </ButtonLink>
        </Inline>
      </div>
    </Card>
  );
}
