'use client';
import type { DictationEvent, DictationView as View } from '@rehearse/practice-machines/dictation';
import type { KeyboardEvent } from 'react';
import { Button, Kbd, Stack, Text, TextArea } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ActionBar } from '../action-bar/index.ts';
import { SubmittedNote } from '../review/index.ts';
import { DictationReview } from './dictation-review.tsx';
import { Listening } from './listening.tsx';

export interface DictationViewProps {
  view: View;
  onEvent: (event: DictationEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** A sentence to hear and to type. */
export function DictationView({ view, onEvent, onNext }: DictationViewProps) {
  if (view.phase === 'reviewed') {
    return <DictationReview view={view} onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />;
  }
  if (view.phase === 'submitted') return <SubmittedNote />;
  return <Answering view={view} onEvent={onEvent} />;
}

interface AnsweringProps {
  view: Extract<View, { phase: 'answering' }>;
  onEvent: (event: DictationEvent) => void;
}

function Answering({ view, onEvent }: AnsweringProps) {
  const { t } = usePracticeTranslation();
  const submit = () => onEvent({ type: 'answer.submit' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    if (event.key === 'Enter') submit();
    else if (event.key === '.') onEvent({ type: 'audio.play' });
    else return;
    event.preventDefault();
  };
  return (
    <Stack space="large">
      <Text tone="secondary">{t('dictation.prompt')}</Text>
      <Listening view={view} onEvent={onEvent} />
      <TextArea
        label={t('dictation.box')}
        variant="page"
        rows={3}
        lang="en"
        value={view.text}
        onValueChange={(text) => onEvent({ type: 'answer.change', text })}
        onKeyDown={onKeyDown}
        placeholder={t('dictation.placeholder')}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-gramm="false"
        autoFocus
      />
      <ActionBar
        note={
          <>
            <Kbd>{t('shortcuts.control')}</Kbd> <Kbd>{t('shortcuts.enter')}</Kbd>
          </>
        }
      >
        <Button size="large" onClick={submit}>
          {t('dictation.submit')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
