'use client';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import * as styles from './ai-report.css.ts';
import type { Transcript, TranscriptWord } from './ai-report.types.ts';
import { text as textStyle } from './correction-report.css.ts';

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, '');

type Mark = 'filler' | 'repetition' | 'replaced' | 'added';

function markOf({ text, note, expected }: TranscriptWord): Mark | null {
  if (note !== undefined) return note;
  if (expected === undefined) return null;
  if (expected === null) return 'added';
  return plain(expected) === plain(text) ? null : 'replaced';
}

/** What was said, word by word: fillers, repetitions, and where it differs from a text that was read aloud. */
export function SpokenWords({ words, missed }: Pick<Transcript, 'words' | 'missed'>) {
  const missedBefore = (index: number) => missed.filter(({ before }) => before === index);
  return (
    <p lang="en" className={textStyle}>
      {words.map((word, index) => (
        <Fragment key={word.start}>
          <Missed words={missedBefore(index)} />
          <SpokenWord word={word} />{' '}
        </Fragment>
      ))}
      <Missed words={missedBefore(words.length)} />
    </p>
  );
}

function SpokenWord({ word }: { word: TranscriptWord }) {
  const { t } = useAiTranslation();
  const mark = markOf(word);
  if (mark === null) return word.text;
  return (
    <>
      <mark className={styles.spoken({ mark })}>
        {word.text}
        <VisuallyHidden> ({t(`report.words.${mark}`)})</VisuallyHidden>
      </mark>
      {mark === 'replaced' && <ins className={styles.expected}> {word.expected}</ins>}
    </>
  );
}

function Missed({ words }: { words: Transcript['missed'] }) {
  const { t } = useAiTranslation();
  return words.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a missed word is its place in the text
    <Fragment key={index}>
      <del className={styles.missed}>
        {text}
        <VisuallyHidden> ({t('report.words.missed')})</VisuallyHidden>
      </del>{' '}
    </Fragment>
  ));
}
