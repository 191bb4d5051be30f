'use client';
import type { DictationWord } from '@rehearse/scoring';
import { VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './dictation.css.ts';

const english = { dictation: en.dictation };

export interface ReviewedSentenceProps {
  words: readonly DictationWord[];
}

/** The correct sentence with differences marked in place, letter by letter for near misses. */
export function ReviewedSentence({ words }: ReviewedSentenceProps) {
  return (
    <p lang="en" className={styles.sentence}>
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the sentence
        <span key={index}>
          <ReviewedWord word={word} />
          {'after' in word && word.after}{' '}
        </span>
      ))}
    </p>
  );
}

function ReviewedWord({ word }: { word: DictationWord }) {
  const { t } = usePracticeTexts(english);
  if (word.kind === 'match') return <span>{word.expected}</span>;
  const name = <VisuallyHidden> ({t(`dictation.kind.${word.kind}`)})</VisuallyHidden>;
  if (word.kind === 'missing') {
    return (
      <ins className={styles.missing}>
        {word.expected}
        {name}
      </ins>
    );
  }
  if (word.kind === 'extra') {
    return (
      <del className={styles.removed}>
        {word.given}
        {name}
      </del>
    );
  }
  if (word.kind === 'wrong') {
    return (
      <>
        <del className={styles.removed}>{word.given}</del> <ins className={styles.right}>{word.expected}</ins>
        {name}
      </>
    );
  }
  return (
    <span className={styles.near}>
      <VisuallyHidden>{t('dictation.slipNear', { given: word.given, expected: word.expected })}</VisuallyHidden>
      <span aria-hidden="true">
        {word.letters.map((step, index) => {
          if (step.kind === 'same') return step.letter;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the word
            <span key={index}>
              {step.kind !== 'missing' && <span className={styles.removed}>{step.given}</span>}
              {step.kind !== 'extra' && <span className={styles.right}>{step.expected}</span>}
            </span>
          );
        })}
      </span>
    </span>
  );
}
