'use client';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { ClassPart } from './classes.types.ts';

interface ClassStatesProps<T> {
  part: ClassPart<T>;
  onRetry: () => void;
  /** Said instead of what is missing. Default: that there is no such class. */
  missing?: { title: string; text: string } | undefined;
  width?: 'reading' | 'content';
  children: (value: T) => ReactNode;
}

/** A page about classes: what was loaded, or why it is not there. */
export function ClassStates<T>({ part, onRetry, missing, width = 'content', children }: ClassStatesProps<T>) {
  return (
    <Container width={width}>
      <State part={part} onRetry={onRetry} missing={missing}>
        {children}
      </State>
    </Container>
  );
}

function State<T>({ part, onRetry, missing, children }: Omit<ClassStatesProps<T>, 'width'>) {
  const { t } = useClassesTranslation();
  const failureText = useFailureText();
  switch (part.phase) {
    case 'loading':
      return (
        <Stack space="large" aria-busy="true">
          <VisuallyHidden announce="polite">{t('loading')}</VisuallyHidden>
          <Skeleton lines={2} width={24} />
          <Skeleton variant="block" height={16} />
          <Skeleton variant="block" height={16} />
        </Stack>
      );
    case 'failed':
      return <ErrorState level={1} title={t('failed')} description={failureText(part.failure)} onRetry={onRetry} />;
    case 'missing':
      return (
        <EmptyState
          icon={FileQuestion}
          level={1}
          title={missing?.title ?? t('missing.title')}
          description={missing?.text ?? t('missing.text')}
          actions={<ButtonLink href={sitePaths.classes}>{t('back')}</ButtonLink>}
        />
      );
    case 'ready':
      return children(part.value);
  }
}
