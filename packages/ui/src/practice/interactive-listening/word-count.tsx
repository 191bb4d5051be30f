'use client';
import { ProgressBar } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './interactive-listening.css.ts';

const english = { interactiveListening: en.interactiveListening };

export interface WordCountProps {
  words: number;
  /** Recommended, not enforced. */
  recommended: number;
}

/** The number of words against the recommended number. */
export function WordCount({ words, recommended }: WordCountProps) {
  const { t } = usePracticeTexts(english);
  return (
    <div className={styles.count}>
      <ProgressBar
        label={t('interactiveListening.summaryRows')}
        value={words}
        max={recommended}
        valueText={t('interactiveListening.words', { count: words })}
        tone={words >= recommended ? 'positive' : 'primary'}
        size="small"
      />
      <span className={styles.countWords}>
        <span>{t('interactiveListening.words', { count: words })}</span>
        <span>{t('interactiveListening.recommended', { count: recommended })}</span>
      </span>
    </div>
  );
}
