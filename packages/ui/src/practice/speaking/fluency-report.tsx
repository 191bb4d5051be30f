'use client';
import type { FluencyFeatures } from '@rehearse/scoring';
import { Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ReviewSection } from '../review/index.ts';
import * as styles from './speaking-review.css.ts';
import { useFluencyFigures } from './use-fluency-figures.ts';

const english = { speaking: en.speaking };

export interface FluencyReportProps {
  features: FluencyFeatures;
}

/** Pace and pauses, labelled as an estimate. A figure is not a level: pace alone does not show how good speech is. */
export function FluencyReport({ features }: FluencyReportProps) {
  const { t } = usePracticeTexts(english);
  const figuresOf = useFluencyFigures();
  const { pace, pauses } = figuresOf(features);
  const figures = [pace, ...pauses, { name: t('speaking.run'), value: features.meanRunWords.toFixed(0) }];
  return (
    <ReviewSection title={t('speaking.fluencyTitle')}>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" tone="muted">
        {t('speaking.fluencyNote')}
      </Text>
    </ReviewSection>
  );
}
