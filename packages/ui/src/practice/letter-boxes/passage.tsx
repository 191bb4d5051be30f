'use client';
import type { LetterBoxesView } from '@rehearse/practice-machines/letter-boxes';
import type { ReactNode } from 'react';
import { Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './letter-boxes.css.ts';

const english = { letters: en.letters };

export interface PassageProps {
  segments: LetterBoxesView['segments'];
  /** Makes room for the right letters below the lines. */
  reviewed?: boolean;
  renderWord: (word: number, clues: readonly (string | null)[]) => ReactNode;
}

/** The text with a word at each of its gaps. */
export function Passage({ segments, reviewed = false, renderWord }: PassageProps) {
  const { t } = usePracticeTexts(english);
  const isPassage = segments.filter((segment) => segment.kind === 'word').length > 1;
  /** Punctuation after a word that must not start a line. */
  const markAfter = (index: number) => {
    const next = segments[index]?.kind === 'word' ? segments[index + 1] : undefined;
    return (next?.kind === 'text' && /^[^\s\p{L}\p{N}]+/u.exec(next.text)?.[0]) || '';
  };
  const wordsBefore = (index: number) => segments.slice(0, index).filter(({ kind }) => kind === 'word').length;
  return (
    <>
      <Text tone="secondary">{t(isPassage ? 'letters.promptPassage' : 'letters.prompt')}</Text>
      <div lang="en" className={styles.passage({ reviewed, sentence: !isPassage })}>
        {segments.map((segment, index) =>
          segment.kind === 'word' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
            <span key={index} className={styles.glued}>
              {renderWord(wordsBefore(index), segment.clues)}
              {markAfter(index)}
            </span>
          ) : (
            segment.text.slice(markAfter(index - 1).length)
          ),
        )}
      </div>
    </>
  );
}
