'use client';
import type { TwoPartWritingEvent, TwoPartWritingView as View } from '@rehearse/practice-machines/two-part-writing';
import type { ReactNode } from 'react';
import { Spinner, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { SubmittedNote } from '../review/index.ts';
import { LockedPart } from './locked-part.tsx';
import { WritingPart } from './writing-part.tsx';

const english = { twoPartWriting: en.twoPartWriting };

const review = /* @__PURE__ */ late(() => import('./two-part-review.tsx'));

export interface TwoPartWritingViewProps {
  view: View;
  /** Initial text of the current part. */
  text: string;
  /** The word count, which updates itself on each keystroke. */
  meter: ReactNode;
  onEvent: (event: TwoPartWritingEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Writing: a text, then a second question while the first text stays visible. */
export function TwoPartWritingView({ view, text, meter, onEvent, onNext }: TwoPartWritingViewProps) {
  const { t } = usePracticeTexts(english);
  useAhead(review);
  switch (view.phase) {
    case 'reviewed':
      return (
        <LatePart part={review}>
          {({ TwoPartReview }) => (
            <TwoPartReview
              view={view}
              onRewrite={(part) => onEvent({ type: 'answer.rewrite', part })}
              onRetry={() => onEvent({ type: 'answer.retry' })}
              onNext={onNext}
            />
          )}
        </LatePart>
      );
    case 'rewriting':
      return (
        <LatePart part={review}>
          {({ PartAgain }) => <PartAgain view={view} text={text} meter={meter} onEvent={onEvent} />}
        </LatePart>
      );
    case 'submitted':
      return <SubmittedNote onNext={onNext} />;
    case 'choosing':
    case 'writing':
      return (
        <Stack space="large">
          <VisuallyHidden announce="polite">
            {view.phase === 'writing' && view.part === 2 ? t('twoPartWriting.locked') : ''}
          </VisuallyHidden>
          {view.phase === 'choosing' ? (
            <>
              <LockedPart prompt={view.prompt} text={view.text} />
              <Spinner label={t('twoPartWriting.choosing')} />
            </>
          ) : (
            <>
              <Text tone="secondary">{t(view.part === 1 ? 'twoPartWriting.instruction' : 'twoPartWriting.goOn')}</Text>
              {view.lockedPrompt !== null && <LockedPart prompt={view.lockedPrompt} text={view.lockedText ?? ''} />}
              <WritingPart key={view.part} view={view} text={text} meter={meter} onEvent={onEvent} />
            </>
          )}
        </Stack>
      );
  }
}
