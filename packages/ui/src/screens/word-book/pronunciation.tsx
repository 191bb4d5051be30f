'use client';
import type { Accent } from '@rehearse/practice-machines/word-book';
import type { ReactNode } from 'react';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import * as styles from './word-card.css.ts';

export interface PronunciationProps {
  accent: Accent;
  /** Without slashes; empty where only the sound is known. */
  ipa: string;
  /** The signs are blurred and not told to screen readers. Default false. */
  hidden?: boolean;
  /** What plays it. */
  children?: ReactNode;
}

/** How a word is said in an accent. */
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
