'use client';
import type { LetterBoxesEvent } from '@rehearse/practice-machines/letter-boxes';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './letter-boxes.css.ts';

export interface PlainWordProps {
  word: number;
  clues: readonly (string | null)[];
  /** The word as it stands, blanks as underscores. */
  entry: string;
  onEvent: (event: LetterBoxesEvent) => void;
}

/** The missing letters of one word in a single field, for who prefers that to boxes. */
export function PlainWord({ word, clues, entry, onEvent }: PlainWordProps) {
  const { t } = usePracticeTranslation();
  const typed = [...entry].filter((letter, index) => clues[index] === null && letter !== '_').join('');
  const missing = clues.filter((clue) => clue === null).length;
  const clue = clues.map((letter) => letter ?? '_').join('');
  return (
    <span className={styles.plain}>
      {clues[0] !== null && <span aria-hidden="true">{clue.replace(/_.*$/, '')}</span>}
      <input
        className={styles.plainInput}
        style={{ inlineSize: `${missing + 1.2}ch` }}
        aria-label={t('letters.plainWord', { clue })}
        value={typed}
        maxLength={missing}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onEvent({ type: 'answer.fill', word, text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEvent({ type: 'answer.submit' });
        }}
      />
    </span>
  );
}
