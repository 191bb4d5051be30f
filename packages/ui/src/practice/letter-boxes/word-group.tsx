'use client';
import type { ReactNode } from 'react';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { group } from './letter-boxes.css.ts';

export interface WordGroupProps {
  clues: readonly (string | null)[];
  children: ReactNode;
}

/** The boxes of one word: a group labelled with its clue. */
export function WordGroup({ clues, children }: WordGroupProps) {
  const { t } = usePracticeTranslation();
  const clue = clues.map((letter) => letter ?? t('letters.blank')).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> can't be inline in a text
    <span role="group" aria-label={t('letters.word', { letters: clues.length, clue })} className={group} data-word="">
      {children}
    </span>
  );
}
