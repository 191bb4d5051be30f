'use client';
import { type ReactNode, useId } from 'react';
import { Card, ErrorState, Heading, Skeleton, Stack } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useFailureSentence } from '../use-failure-text.ts';
import type { Part } from './profile.types.ts';

/** A card of the page with a heading. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space="large">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

interface ProfilePartProps<T> {
  part: Part<T>;
  onRetry: () => void;
  /** Number of skeleton lines. */
  lines: number;
  children: (value: T) => ReactNode;
}

/** The loaded content, or a loading or error state. */
export function ProfilePart<T>({ part, onRetry, lines, children }: ProfilePartProps<T>) {
  const { t } = useProfileTranslation();
  const failureSentence = useFailureSentence();
  if (part.phase === 'ready') return children(part.value);
  if (part.phase === 'loading') return <Skeleton lines={lines} />;
  if (part.phase !== 'failed') return null;
  return (
    <ErrorState
      level={3}
      title={t('failed.title')}
      description={t('failed.message', { message: failureSentence(part.failure) })}
      onRetry={onRetry}
    />
  );
}
