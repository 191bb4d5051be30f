'use client';
import type { ReviewedWord } from '@rehearse/practice-machines/letter-boxes';
import { useState } from 'react';
import { Button, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './right-words.css.ts';

export interface RightWordsProps {
  words: readonly ReviewedWord[];
}

/** Explains the words that were right, on request; in print, always. */
export function RightWords({ words }: RightWordsProps) {
  const { t } = usePracticeTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const explained = words.filter(({ correct, explanation }) => correct && explanation !== null);
  if (explained.length === 0) return null;
  return (
    <div>
      <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'letters.hideRight' : 'letters.explainRight', { count: explained.length })}
      </Button>
      <dl className={styles.words({ open: isOpen })}>
        {explained.map(({ expected, explanation }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
          <div key={index} className={styles.word}>
            <dt lang="en" className={styles.term}>
              {expected}
            </dt>
            <Text as="dd" tone="secondary">
              {explanation}
            </Text>
          </div>
        ))}
      </dl>
    </div>
  );
}
