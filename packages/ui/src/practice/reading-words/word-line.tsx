'use client';
import type { AlignedReading } from '@rehearse/practice-machines/ports';
import { type KeyboardEvent, useRef } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './reading-words.css.ts';
import { longPauses, wordAt } from './reading-words.utils.ts';
import type { PlayingWord } from './use-word-playback.ts';

const english = { readingWords: en.readingWords, speaking: en.speaking };

export interface WordLineProps {
  reading: Pick<AlignedReading, 'words' | 'pauses'>;
  /** Index of the word that can be reached with Tab. */
  chosen: number;
  playing: PlayingWord | null;
  onChoose: (index: number) => void;
  onPlay: (index: number) => void;
}

/** The text as buttons, one a word, with pauses where they were made. One tab stop; arrow keys move. */
export function WordLine({ reading: { words, pauses }, chosen, playing, onChoose, onPlay }: WordLineProps) {
  const { t } = usePracticeTexts(english);
  const line = useRef<HTMLDivElement>(null);
  const takeFocus = useTakeFocus();
  const seconds = longPauses(pauses);
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = wordAt(event.key, chosen, words.length);
    if (next === null) return;
    event.preventDefault();
    takeFocus(line.current?.querySelectorAll('button')[next]);
  };
  return (
    <div ref={line} role="toolbar" aria-label={t('readingWords.line')} className={styles.line} onKeyDown={move}>
      {words.map(({ text, own, sample }, index) => {
        const isPlaying = playing?.index === index;
        const pause = seconds.get(index);
        return (
          <span key={sample.start}>
            <button
              type="button"
              lang="en"
              className={styles.word}
              tabIndex={index === chosen ? 0 : -1}
              aria-current={index === chosen}
              data-playing={isPlaying ? playing.voice : undefined}
              data-unread={own === null || undefined}
              onFocus={() => onChoose(index)}
              onClick={() => onPlay(index)}
            >
              {text}
              {own === null && <VisuallyHidden>{` (${t('readingWords.notReached')})`}</VisuallyHidden>}
            </button>
            {pause !== undefined && (
              <span className={styles.pause}>
                <VisuallyHidden>{t('readingWords.pause')} </VisuallyHidden>
                {t('speaking.seconds', { value: pause.toFixed(1) })}
              </span>
            )}{' '}
          </span>
        );
      })}
    </div>
  );
}
