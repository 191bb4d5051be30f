'use client';
import type { ReadingRequest } from '@rehearse/practice-machines/ports';
import type { ReactNode } from 'react';
import { Spinner, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ReviewSection } from '../review/index.ts';
import { AlignedWords } from './aligned-words.tsx';
import { waiting } from './reading-words.css.ts';
import { useAlignedReading } from './use-aligned-reading.ts';

const english = { readingWords: en.readingWords };

export interface ReadingWordsProps extends ReadingRequest {
  /** Shown as well unless the words were found. */
  otherwise?: ReactNode;
  /** Shown if the words of the sample are not known. Default: `otherwise`. */
  whenUnknown?: ReactNode;
  /** Default true. */
  hasTitle?: boolean;
}

/** A reading as a line of words, each to be played in the learner's voice and in that of the sample. */
export function ReadingWords({
  otherwise = null,
  whenUnknown = otherwise,
  hasTitle = true,
  ...request
}: ReadingWordsProps) {
  const { t } = usePracticeTexts(english);
  const state = useAlignedReading(request);
  if (state.kind === 'working') {
    return (
      <div className={waiting}>
        <Spinner size="small" label="" />
        <Text size="small" tone="muted" role="status">
          {t('readingWords.working')}
        </Text>
      </div>
    );
  }
  if (state.kind === 'aligned') {
    if (!hasTitle) return <AlignedWords reading={state} />;
    return (
      <ReviewSection title={t('readingWords.title')}>
        <AlignedWords reading={state} />
      </ReviewSection>
    );
  }
  if (state.kind === 'noTimes') return whenUnknown;
  return (
    <Stack space="small">
      <Text size="small" tone="secondary" role="status">
        {t(`readingWords.${state.kind}`)}
      </Text>
      {otherwise}
    </Stack>
  );
}
