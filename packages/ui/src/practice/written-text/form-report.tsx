'use client';
import type { TextReview } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './written-text.css.ts';

const english = { review: en.review, writtenText: en.writtenText };

export interface FormReportProps {
  result: TextReview;
  recommendedWords: number;
}

const SHOWN_WORDS = 8;

/** The figures of a text, and what was not checked. */
export function FormReport({ result, recommendedWords }: FormReportProps) {
  const { t } = usePracticeTexts(english);
  const { measures } = result;
  const rarer = measures.rarerWords.slice(0, SHOWN_WORDS);
  const figures = [
    {
      name: t('writtenText.words'),
      value: String(measures.words),
      note: t('writtenText.advice', { most: recommendedWords }),
    },
    {
      name: t('writtenText.sentences'),
      value: String(measures.sentences),
      note: t('writtenText.sentenceLength', {
        mean: Math.round(measures.meanSentenceWords),
        longest: measures.longestSentenceWords,
      }),
    },
    {
      name: t('writtenText.differentWords'),
      value: String(measures.differentWords),
      note: t('writtenText.differentNote'),
    },
    {
      name: t('writtenText.rarerWords'),
      value: t('review.percent', { value: Math.round((1 - measures.everydayShare) * 100) }),
      note: rarer.length > 0 ? rarer.join(', ') : t('writtenText.noRarerWords'),
    },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue}>{value}</dd>
            <dd className={styles.figureNote}>{note}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="muted">
        {t('writtenText.notChecked')}
      </Text>
    </>
  );
}
