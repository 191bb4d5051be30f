'use client';
import {
  MAX_TEXT_LENGTH,
  shownHints,
  type WritingView as View,
  type WritingEvent,
} from '@rehearse/practice-machines/writing';
import type { ReactNode } from 'react';
import { Button, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton, Hints } from '../hint/index.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { Picture } from '../picture/index.ts';
import { SubmittedNote } from '../review/index.ts';
import { WritingSheet } from '../written-text/writing-sheet.tsx';
import { prompt } from '../written-text/written-text.css.ts';
import * as styles from './writing.css.ts';

const english = { shortcuts: en.shortcuts, writing: en.writing, writtenText: en.writtenText };

const review = /* @__PURE__ */ late(() => import('./writing-review.tsx'));

export interface WritingViewProps {
  view: View;
  /** Initial text. */
  text: string;
  /** The word count, which updates itself on each keystroke. */
  meter: ReactNode;
  onEvent: (event: WritingEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Something to write about, a text area and a word count. */
export function WritingView({ view, text, meter, onEvent, onNext }: WritingViewProps) {
  useAhead(review);
  if (view.phase === 'reviewed') {
    return (
      <LatePart part={review}>
        {({ WritingReview }) => <WritingReview view={view} onEvent={onEvent} onNext={onNext} />}
      </LatePart>
    );
  }
  if (view.phase === 'rewriting') {
    return (
      <LatePart part={review}>
        {({ WritingAgain }) => <WritingAgain view={view} text={text} meter={meter} onEvent={onEvent} />}
      </LatePart>
    );
  }
  if (view.phase === 'submitted') return <SubmittedNote onNext={onNext} />;
  return <Answering view={view} text={text} meter={meter} onEvent={onEvent} />;
}

interface AnsweringProps extends Omit<WritingViewProps, 'onNext' | 'view'> {
  view: Extract<View, { phase: 'answering' }>;
}

function Answering({ view, text, meter, onEvent }: AnsweringProps) {
  const { t } = usePracticeTexts(english);
  const { question, mode, refused, hintsShown, hintsLeft } = view;
  const isPhoto = question.kind === 'photo';
  const submit = () => onEvent({ type: 'answer.submit' });
  return (
    <Stack space="large">
      <Text tone="secondary">{t(`writing.instruction.${question.kind}`)}</Text>
      <div className={styles.task({ beside: isPhoto })}>
        {isPhoto ? (
          <Picture src={question.imageUrl ?? null} alt={question.imageAlt ?? ''} sources={question.imageSources} />
        ) : (
          <p lang="en" className={prompt}>
            {question.prompt}
          </p>
        )}
        <Stack space="medium">
          <WritingSheet
            label={t('writtenText.box')}
            text={text}
            mode={mode}
            refused={refused}
            maxLength={MAX_TEXT_LENGTH}
            rows={isPhoto ? 6 : 10}
            onText={(written) => onEvent({ type: 'answer.change', text: written })}
            onDone={submit}
          />
          {meter}
        </Stack>
      </div>
      {mode === 'learn' && <Hints items={shownHints(question, hintsShown).map((hint) => t(`writing.hints.${hint}`))} />}
      <ActionBar keys={[t('shortcuts.control'), t('shortcuts.enter')]}>
        {mode === 'learn' && <HintButton remaining={hintsLeft} onHint={() => onEvent({ type: 'answer.hint' })} />}
        <Button size="large" onClick={submit}>
          {t('writtenText.submit')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
