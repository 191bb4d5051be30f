'use client';
import type { ReviewSummary } from '@rehearse/practice-machines/review-session';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink, Card, Heading, Icon, Inline, Stack, Text } from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { sitePaths } from '../site-paths.ts';

/** How many sentences were right. */
export function DrillEnd({ summary, onContinue }: { summary: ReviewSummary; onContinue: () => void }) {
  const { t } = useMistakesTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reviewed, counts, stillDue } = summary;
  return (
    <Card space="xlarge">
      <Stack space="large" align="center">
        <Icon glyph={Check} size="large" />
        <Stack space="small" align="center">
          <Heading level={2} size="large" ref={heading} tabIndex={-1}>
            {t('drill.end.title')}
          </Heading>
          <Text>{t('drill.end.right', { count: reviewed, right: reviewed - counts.again })}</Text>
          {counts.again > 0 && <Text tone="secondary">{t('drill.end.again')}</Text>}
          {stillDue > 0 && <Text tone="secondary">{t('drill.end.more', { count: stillDue })}</Text>}
        </Stack>
        <Inline justify="center">
          {stillDue > 0 && <Button onClick={onContinue}>{t('drill.end.continue')}</Button>}
          <ButtonLink href={sitePaths.mistakes} variant="outline">
            {t('drill.back')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
