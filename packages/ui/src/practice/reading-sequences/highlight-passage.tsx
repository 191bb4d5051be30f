'use client';
import type { ReadingSequencesEvent } from '@rehearse/practice-machines/reading-sequences';
import { type PassageWord, toPassageWords, type WordRange } from '@rehearse/scoring';
import { memo, useId, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './highlight.css.ts';
import { paragraphsOf } from './highlight.utils.ts';
import { passage as passageStyle } from './reading-sequences.css.ts';
import { useMarking } from './use-marking.ts';

const english = { reading: en.reading };

export interface HighlightPassageProps {
  passage: string;
  /** The highlighted words. */
  range: WordRange | null;
  /** The words that a hint points to. */
  region: WordRange | null;
  onEvent: (event: ReadingSequencesEvent) => void;
}

/**
 * A passage in which words are highlighted by dragging, by clicking or tapping the first and the last word, or by
 * keyboard. It is one tab stop. The highlight is set directly on the word elements, so a key press changes only the
 * words affected.
 */
export function HighlightPassage({ passage, range, region, onEvent }: HighlightPassageProps) {
  const { t } = usePracticeTexts(english);
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const words = useMemo(() => toPassageWords(passage), [passage]);
  const handlers = useMarking(root, words, range, onEvent);
  return (
    <fieldset
      ref={root}
      aria-label={t('reading.passage')}
      aria-describedby={id}
      className={`${passageStyle({ airy: false })} ${styles.words}`}
      {...handlers}
    >
      <VisuallyHidden id={id}>{t('reading.keys')}</VisuallyHidden>
      <Words words={words} region={region} />
    </fieldset>
  );
}

const Words = memo(function Words({ words, region }: { words: readonly PassageWord[]; region: WordRange | null }) {
  return paragraphsOf(words).map(({ start, words: each }) => (
    <p key={start} lang="en">
      {each.map((word, offset) => {
        const index = start + offset;
        const away = region !== null && (index < region.start || index > region.end);
        return (
          <span key={index} data-word={index} data-away={away || undefined} className={styles.word}>
            {word.text}
            {word.after}
          </span>
        );
      })}
    </p>
  ));
});
