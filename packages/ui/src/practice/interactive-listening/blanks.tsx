'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView,
} from '@rehearse/practice-machines/interactive-listening';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, Disclosure, Heading, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { Plays } from '../plays/index.ts';
import { useFirstFocus, useTakeFocus } from '../surface/index.ts';
import * as common from './interactive-listening.css.ts';
import * as styles from './opening.css.ts';

const english = { interactiveListening: en.interactiveListening, shortcuts: en.shortcuts };

export interface BlanksProps {
  view: Extract<InteractiveListeningView, { phase: 'blanks' }>;
  onEvent: (event: InteractiveListeningEvent) => void;
}

/** Listen & Complete: the opening, and sentences about it with blanks. */
export function Blanks({ view, onEvent }: BlanksProps) {
  const { t } = usePracticeTexts(english);
  const { title, scene, audio, waiting, canSetRate } = view;
  const next = () => onEvent({ type: 'answer.next' });
  const play = () => onEvent({ type: 'audio.play' });
  return (
    <Stack space="large">
      <Disclosure title={<span lang="en">{title}</span>}>
        <p lang="en" className={common.scene}>
          {scene}
        </p>
      </Disclosure>
      <Stack space="xsmall">
        <Heading level={2}>{t('interactiveListening.openingTitle')}</Heading>
        <Text tone="secondary">{t('interactiveListening.openingPrompt')}</Text>
      </Stack>
      <Plays
        audio={audio}
        waiting={waiting}
        canSetRate={canSetRate}
        onPlay={play}
        onRateChange={(rate) => onEvent({ type: 'audio.setRate', rate })}
        onCoverChange={(covered) => onEvent({ type: covered ? 'timer.pause' : 'timer.resume' })}
      />
      <Sentences
        view={view}
        onFill={(blank, text) => onEvent({ type: 'answer.fill', blank, text })}
        onPlay={play}
        onNext={next}
      />
      <ActionBar keys={[t('shortcuts.enter')]}>
        <Button size="large" iconEnd={ArrowRight} onClick={next}>
          {t('interactiveListening.next')}
        </Button>
      </ActionBar>
    </Stack>
  );
}

interface SentencesProps extends Pick<BlanksProps, 'view'> {
  onFill: (blank: number, text: string) => void;
  onPlay: () => void;
  onNext: () => void;
}

/** Enter goes to the next blank, and from the last one to the conversation. */
function Sentences({ view: { sentences, entries, maxLength }, onFill, onPlay, onNext }: SentencesProps) {
  const { t } = usePracticeTexts(english);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const first = useFirstFocus<HTMLInputElement>();
  const takeFocus = useTakeFocus();
  const onKeyDown = (event: KeyboardEvent, blank: number) => {
    const withControl = event.ctrlKey || event.metaKey;
    if (event.nativeEvent.isComposing) return;
    if (event.key === '.' && withControl) onPlay();
    else if (event.key !== 'Enter') return;
    else if (withControl || blank === sentences.length - 1) onNext();
    else takeFocus(list.current?.querySelectorAll('input')[blank + 1]);
    event.preventDefault();
  };
  return (
    <ol ref={list} className={styles.sentences} aria-label={t('interactiveListening.openingSentences')}>
      {sentences.map(({ before, after }, blank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
        <li key={blank}>
          <p lang="en" id={`${id}${blank}`} className={styles.sentence}>
            {before}
            <input
              ref={blank === 0 ? first : undefined}
              className={styles.blank}
              aria-label={t('interactiveListening.blankOf', { blank: blank + 1, count: sentences.length })}
              aria-describedby={`${id}${blank}`}
              value={entries[blank] ?? ''}
              onChange={(event) => onFill(blank, event.currentTarget.value)}
              onKeyDown={(event) => onKeyDown(event, blank)}
              maxLength={maxLength}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              data-gramm="false"
            />
            {after}
          </p>
        </li>
      ))}
    </ol>
  );
}
