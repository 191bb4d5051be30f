'use client';
import { infoOf } from '@rehearse/languages';
import type { Word } from '@rehearse/practice-machines/word-book';
import type { ReactNode } from 'react';
import { Badge } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import * as styles from './word-card.css.ts';

const namedParts = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'conjunction',
  'preposition',
  'pronoun',
  'determiner',
  'interjection',
  'phrase',
] as const;

export interface WordSheetProps {
  word: Pick<Word, 'partOfSpeech' | 'difficultyLevel'>;
  /** The word, as a heading where appropriate. */
  name: ReactNode;
  /** A `Pronunciation` for each accent. */
  sounds: ReactNode;
  /** Error of a sound. */
  notice?: ReactNode;
  meanings: ReactNode;
  /** An example sentence; undefined for none. */
  sentence: ReactNode;
  /** The translated example; undefined for none. */
  translation: ReactNode;
  /** Actions for the word. */
  actions?: ReactNode;
}

/** A word with its part of speech, pronunciation, meanings and example. */
export function WordSheet({ word, name, sounds, notice, meanings, sentence, translation, actions }: WordSheetProps) {
  const { t, language } = useVocabularyTranslation();
  const isUpright = infoOf(language).script === 'Han';
  const named = namedParts.find((part) => part === word.partOfSpeech);
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <div className={styles.naming}>
          <div className={styles.word}>{name}</div>
          <span
            className={isUpright ? styles.partOfSpeechUpright : styles.partOfSpeech}
            lang={named ? undefined : 'en'}
          >
            {named ? t(`card.partsOfSpeech.${named}`) : word.partOfSpeech}
          </span>
        </div>
        <Badge size="small" title={t('card.level', { level: word.difficultyLevel })}>
          {word.difficultyLevel}
        </Badge>
      </div>
      <div className={styles.sounds}>{sounds}</div>
      {notice}
      <div className={styles.meaning}>{meanings}</div>
      {Boolean(sentence) && (
        <div className={styles.example}>
          <div className={styles.sentence}>{sentence}</div>
          {Boolean(translation) && <div className={styles.translation}>{translation}</div>}
        </div>
      )}
      {actions !== undefined && <div className={styles.bottom}>{actions}</div>}
    </div>
  );
}
