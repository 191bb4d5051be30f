'use client';
import type { LetterBoxesEvent } from '@rehearse/practice-machines/letter-boxes';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './letter-boxes.css.ts';

const english = { letters: en.letters };

export interface PlainWordProps {
  word: number;
  clues: readonly (string | null)[];
  /** The word with underscores for the missing letters. */
  entry: string;
  onEvent: (event: LetterBoxesEvent) => void;
}

/** The missing letters of one word in a single field, as an alternative to boxes. */
export function PlainWord({ word, clues, entry, onEvent }: PlainWordProps) {
  const { t } = usePracticeTexts(english);
  const typed = [...entry].filter((letter, index) => clues[index] === null && letter !== '_').join('');
  const missing = clues.filter((clue) => clue === null).length;
  const clue = clues.map((letter) => letter ?? t('letters.blank')).join(', ');
  const start = clues.slice(0, clues.indexOf(null)).join('');
  // letters given after the first gap can't come before the field, so the whole pattern is shown
  const pattern = clues.length - missing > [...start].length ? clues.map((letter) => letter ?? '_').join('') : null;
  return (
    <span className={styles.plain}>
      <span aria-hidden="true">{pattern === null ? start : `${pattern} `}</span>
      <input
        className={styles.plainInput}
        style={{ inlineSize: `${missing + 1.2}ch` }}
        aria-label={t('letters.plainWord', { letters: clues.length, clue, count: missing })}
        data-plain={word}
        value={typed}
        maxLength={missing}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onEvent({ type: 'answer.fill', word, text: event.currentTarget.value })}
        onFocus={() => onEvent({ type: 'cursor.place', word, box: clues.indexOf(null) })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // otherwise the same key press would also continue from the review
          event.preventDefault();
          onEvent({ type: 'answer.submit' });
        }}
      />
    </span>
  );
}
