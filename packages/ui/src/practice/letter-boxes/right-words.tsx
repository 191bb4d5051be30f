'use client';
import type { ReviewedWord } from '@rehearse/practice-machines/letter-boxes';
import { useState } from 'react';
import { Button, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './right-words.css.ts';

const english = { lettersReview: en.lettersReview };

export interface RightWordsProps {
  words: readonly ReviewedWord[];
}

/** Explains the words that were right, on request; in print, always. */
export function RightWords({ words }: RightWordsProps) {
  const { t } = usePracticeTexts(english);
  const [isOpen, setIsOpen] = useState(false);
  const explained = words.filter(({ correct, explanation }) => correct && explanation !== null);
  if (explained.length === 0) return null;
  return (
    <div>
      <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'lettersReview.hideRight' : 'lettersReview.explainRight', { count: explained.length })}
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
