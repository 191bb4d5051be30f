'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView,
} from '@rehearse/practice-machines/interactive-listening';
import type { KeyboardEvent } from 'react';
import { Button, Disclosure, Heading, Notice, Stack, Text, TextArea } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { useFirstFocus } from '../surface/index.ts';
import { Thread } from './thread.tsx';
import { WordCount } from './word-count.tsx';

const english = { interactiveListening: en.interactiveListening, shortcuts: en.shortcuts };

export interface SummaryProps {
  view: Extract<InteractiveListeningView, { phase: 'summary' }>;
  onEvent: (event: InteractiveListeningEvent) => void;
}

/** The written summary, with its own clock. */
export function Summary({ view, onEvent }: SummaryProps) {
  const { t } = usePracticeTexts(english);
  const { lines, text, maxLength, words, minWords, outOfTime, replay } = view;
  const area = useFirstFocus<HTMLTextAreaElement>();
  const submit = () => onEvent({ type: 'answer.submit' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Stack space="large">
      {outOfTime && (
        <Notice tone="attention" announce="assertive" title={t('interactiveListening.outOfTimeTitle')}>
          <Text size="small">{t('interactiveListening.outOfTime')}</Text>
        </Notice>
      )}
      <Stack space="xsmall">
        <Heading level={2}>{t('interactiveListening.summaryTitle')}</Heading>
        <Text tone="secondary">{t('interactiveListening.summaryPrompt')}</Text>
      </Stack>
      <TextArea
        ref={area}
        label={t('interactiveListening.summaryBox')}
        variant="page"
        rows={5}
        lang="en"
        value={text}
        onValueChange={(next) => onEvent({ type: 'answer.change', text: next })}
        onKeyDown={onKeyDown}
        placeholder={t('interactiveListening.summaryPlaceholder')}
        description={<WordCount words={words} recommended={minWords} />}
        maxLength={maxLength}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-gramm="false"
      />
      <Disclosure title={t('interactiveListening.conversation')}>
        <Thread lines={lines} replay={replay} onReplay={(turn) => onEvent({ type: 'audio.replay', turn })} />
      </Disclosure>
      <ActionBar keys={[t('shortcuts.control'), t('shortcuts.enter')]}>
        <Button size="large" onClick={submit}>
          {t('interactiveListening.submit')}
        </Button>
      </ActionBar>
    </Stack>
  );
}
