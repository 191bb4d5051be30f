'use client';
import type { FluencyResult } from '@rehearse/scoring';
import { Notice, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ReviewSection } from '../review/index.ts';
import * as styles from './speaking-review.css.ts';

export interface FluencyReportProps {
  result: FluencyResult;
}

/** Pace and pauses, named an estimate; or why the sound says nothing. */
export function FluencyReport({ result }: FluencyReportProps) {
  const { t } = usePracticeTranslation();
  if (result.kind === 'refused') {
    return (
      <Notice tone="attention" title={t('speaking.notScored')}>
        <Text size="small">{t(`speaking.refusedScore.${result.reason}`)}</Text>
      </Notice>
    );
  }
  const { wordsPerMinute, pauseCount, longestPauseSeconds, meanRunWords } = result.features;
  const rate = Math.round(wordsPerMinute / 5) * 5;
  const figures = [
    {
      name: t('speaking.pace'),
      value: t('speaking.about', { value: rate }),
      note: t(`speaking.paceNote.${result.pace}`),
    },
    { name: t('speaking.pauses'), value: String(pauseCount) },
    { name: t('speaking.longest'), value: t('speaking.seconds', { value: longestPauseSeconds.toFixed(1) }) },
    { name: t('speaking.run'), value: meanRunWords.toFixed(0) },
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
