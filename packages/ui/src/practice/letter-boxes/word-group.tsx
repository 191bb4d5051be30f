'use client';
import type { ReactNode } from 'react';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { group } from './letter-boxes.css.ts';

const english = { letters: en.letters };

export interface WordGroupProps {
  clues: readonly (string | null)[];
  children: ReactNode;
}

/** The boxes of one word: a group labelled with its clue. */
export function WordGroup({ clues, children }: WordGroupProps) {
  const { t } = usePracticeTexts(english);
  const clue = clues.map((letter) => letter ?? t('letters.blank')).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> can't be inline in a text
    <span role="group" aria-label={t('letters.word', { letters: clues.length, clue })} className={group} data-word="">
      {children}
    </span>
  );
}
