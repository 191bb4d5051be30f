'use client';
import type { Accent } from '@rehearse/practice-machines/word-book';
import type { ReactNode } from 'react';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import * as styles from './word-card.css.ts';

export interface PronunciationProps {
  accent: Accent;
  /** Phonetic symbols without slashes; empty if there is only sound. */
  ipa: string;
  /** Blurs the symbols and hides them from screen readers. Default false. */
  hidden?: boolean;
  /** The play button. */
  children?: ReactNode;
}

/** The pronunciation of a word in one accent. */
export function Pronunciation({ accent, ipa, hidden = false, children }: PronunciationProps) {
  const { t } = useVocabularyTranslation();
  return (
    <div className={styles.sound}>
      <span className={styles.accent}>{t(`card.${accent}`)}</span>
      {ipa !== '' && (
        <span className={hidden ? styles.ipaHidden : styles.ipa} aria-hidden={hidden || undefined} lang="en">
          /{ipa}/
        </span>
      )}
      {children}
    </div>
  );
}
