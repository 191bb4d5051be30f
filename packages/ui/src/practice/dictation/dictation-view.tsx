'use client';
import {
  type DictationEvent,
  type DictationHint,
  MAX_SENTENCE_LENGTH,
  type DictationView as View,
} from '@rehearse/practice-machines/dictation';
import type { KeyboardEvent } from 'react';
import { Button, Stack, Text, TextArea } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton, Hints } from '../hint/index.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { Plays } from '../plays/index.ts';
import { SubmittedNote } from '../review/index.ts';
import { useFirstFocus } from '../surface/index.ts';

const english = { dictation: en.dictation, shortcuts: en.shortcuts };

const review = /* @__PURE__ */ late(() => import('./dictation-review.tsx'));

export interface DictationViewProps {
  view: View;
  onEvent: (event: DictationEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Listen & Type: listen to a sentence and type it. */
export function DictationView({ view, onEvent, onNext }: DictationViewProps) {
  useAhead(review);
  if (view.phase === 'reviewed') {
    return (
      <LatePart part={review}>
        {({ DictationReview }) => (
          <DictationReview view={view} onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />
        )}
      </LatePart>
    );
  }
  if (view.phase === 'submitted') return <SubmittedNote onNext={onNext} />;
  return <Answering view={view} onEvent={onEvent} />;
}

interface AnsweringProps {
  view: Extract<View, { phase: 'answering' }>;
  onEvent: (event: DictationEvent) => void;
}

function Answering({ view, onEvent }: AnsweringProps) {
  const { t } = usePracticeTexts(english);
  const area = useFirstFocus<HTMLTextAreaElement>();
  const sayHint = ({ kind, text, after }: DictationHint) =>
    after === null ? t(`dictation.hint.${kind}First`, { text }) : t(`dictation.hint.${kind}`, { text, after });
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
      <Plays
        audio={view.audio}
        waiting={view.waiting}
        canSetRate={view.canSetRate}
        onPlay={() => onEvent({ type: 'audio.play' })}
        onRateChange={(rate) => onEvent({ type: 'audio.setRate', rate })}
        onCoverChange={(covered) => onEvent({ type: covered ? 'timer.pause' : 'timer.resume' })}
      />
      <TextArea
        ref={area}
        label={t('dictation.box')}
        variant="page"
        rows={3}
        lang="en"
        value={view.text}
        onValueChange={(text) => onEvent({ type: 'answer.change', text })}
        onKeyDown={onKeyDown}
        placeholder={t('dictation.placeholder')}
        maxLength={MAX_SENTENCE_LENGTH}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-gramm="false"
      />
      {view.hasHint !== null && <Hints items={view.hints.map(sayHint)} />}
      <ActionBar keys={[t('shortcuts.control'), t('shortcuts.enter')]}>
        {view.hasHint !== null && (
          <HintButton remaining={view.hasHint ? null : 0} onHint={() => onEvent({ type: 'answer.hint' })} />
        )}
        <Button size="large" onClick={submit}>
          {t('dictation.submit')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
