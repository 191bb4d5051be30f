'use client';
import type { FluencyResult } from '@rehearse/scoring';
import { Notice, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ReviewSection } from '../review/index.ts';
import * as styles from './speaking-review.css.ts';
import { useFluencyFigures } from './use-fluency-figures.ts';

export interface FluencyReportProps {
  result: FluencyResult;
}

/** Pace and pauses, named an estimate; or why the sound says nothing. */
export function FluencyReport({ result }: FluencyReportProps) {
  const { t } = usePracticeTranslation();
  const figuresOf = useFluencyFigures();
  if (result.kind === 'refused') {
    return (
      <Notice tone="attention" title={t('speaking.notScored')}>
        <Text size="small">{t(`speaking.refusedScore.${result.reason}`)}</Text>
      </Notice>
    );
  }
  const { pace, pauses } = figuresOf(result.features);
  const figures = [
    { ...pace, note: t(`speaking.paceNote.${result.pace}`) },
    ...pauses.map((figure) => ({ ...figure, note: undefined })),
    { name: t('speaking.run'), value: result.features.meanRunWords.toFixed(0), note: undefined },
  ];
  return (
    <ReviewSection title={t('speaking.fluencyTitle')}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue}>{value}</dd>
            {note && <dd className={styles.figureNote}>{note}</dd>}
          </div>
        ))}
      </dl>
      <Text size="small" tone="muted">
        {t('speaking.fluencyNote')}
      </Text>
    </ReviewSection>
  );
}
