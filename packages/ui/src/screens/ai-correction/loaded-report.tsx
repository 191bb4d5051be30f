'use client';
import type { ReactNode } from 'react';
import { ErrorState, Skeleton } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import type { Part } from '../profile/index.ts';
import { useFailureText } from '../use-failure-text.ts';

export interface LoadedReportProps<T> {
  part: Part<T>;
  onRetry: () => void;
  children: (value: T) => ReactNode;
}

/** A report, or a loading or error state. */
export function LoadedReport<T>({ part, onRetry, children }: LoadedReportProps<T>) {
  const { t } = useAiTranslation();
  const failureText = useFailureText();
  if (part.phase === 'ready') return children(part.value);
  if (part.phase === 'loading') return <Skeleton lines={8} />;
  if (part.phase !== 'failed') return null;
  return <ErrorState level={4} title={t('page.notLoaded')} description={failureText(part.failure)} onRetry={onRetry} />;
}
