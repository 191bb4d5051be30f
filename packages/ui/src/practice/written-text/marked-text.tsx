'use client';
import { type TextPart, type TextReview, toTextParts } from '@rehearse/scoring';
import { Text, VisuallyHidden } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './written-text.css.ts';

export interface MarkedTextProps {
  text: string;
  result: TextReview;
}

/** The learner's text with mistakes and often repeated words marked. */
export function MarkedText({ text, result }: MarkedTextProps) {
  const { t } = usePracticeTranslation();
  if (text.trim() === '') return <Text tone="secondary">{t('writtenText.nothing')}</Text>;
  const { slips, repeated } = result;
  return (
    <>
      <div lang="en" className={styles.text}>
        {toTextParts(text, result).map((part) => (
          <Part key={`${part.start} ${part.kind}`} part={part} result={result} />
        ))}
      </div>
      {(slips.length > 0 || repeated.length > 0) && (
        <ul className={styles.legend}>
          {slips.length > 0 && (
            <li className={styles.legendItem}>
              <span className={styles.slip} aria-hidden="true">
                abc
              </span>
              {t('writtenText.legendSlip')}
            </li>
          )}
          {repeated.length > 0 && (
            <li className={styles.legendItem}>
              <span className={styles.repeated} aria-hidden="true">
                abc
              </span>
              {t('writtenText.legendRepeated')}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function Part({ part, result }: { part: TextPart; result: TextReview }) {
  const { t } = usePracticeTranslation();
  if (part.kind === 'plain') return part.text;
  if (part.kind === 'repeated') return <mark className={styles.repeated}>{part.text}</mark>;
  const slip = result.slips[part.slip];
  return (
    <mark className={styles.slip}>
      {part.text === '' ? <span className={styles.gap}>&nbsp;</span> : part.text}
      {slip && <VisuallyHidden> ({t(`writtenText.slip.${slip.kind}`)})</VisuallyHidden>}
    </mark>
  );
}
