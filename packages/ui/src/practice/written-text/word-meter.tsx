'use client';
import { ProgressBar, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './written-text.css.ts';

const english = { writtenText: en.writtenText };

export interface WordMeterProps {
  words: number;
  /** Recommended numbers of words, ascending. */
  recommended: readonly number[];
}

/** The number of words and a bar up to the recommended number. Screen readers announce each mark reached. */
export function WordMeter({ words, recommended }: WordMeterProps) {
  const { t } = usePracticeTexts(english);
  const most = recommended.at(-1) ?? 1;
  const least = recommended[0] ?? most;
  const reached = recommended.findLast((mark) => words >= mark);
  const advice = least === most ? t('writtenText.advice', { most }) : t('writtenText.adviceFromTo', { least, most });
  return (
    <div className={styles.meter}>
      <div className={styles.track}>
        <ProgressBar
          label={t('writtenText.words')}
          value={words}
          max={most}
          valueText={t('writtenText.wordsOf', { count: words, most })}
          tone={words >= most ? 'positive' : 'primary'}
        />
        {recommended.slice(0, -1).map((mark) => (
          <span key={mark} className={styles.mark} style={{ insetInlineStart: `${(mark / most) * 100}%` }} />
        ))}
      </div>
      <div className={styles.meterWords}>
        <Text as="span" size="small" weight="medium" tabular>
          {t('writtenText.count', { count: words })}
        </Text>
        <Text as="span" size="small" tone="muted" tabular>
          {advice}
        </Text>
      </div>
      <VisuallyHidden announce="polite">
        {reached === undefined ? '' : t('writtenText.reached', { mark: reached })}
      </VisuallyHidden>
    </div>
  );
}
