'use client';
import { Notice, ProgressBar, Stack } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import type { SittingReport } from './sitting-report.types.ts';

/** How many open answers are corrected by now; nothing once all are. */
export function Pending({ questions, openLeft }: Pick<SittingReport, 'questions' | 'openLeft'>) {
  const { t } = useReportsTranslation();
  if (openLeft === 0) return null;
  const done = questions.filter(({ points }) => points !== undefined).length;
  const total = done + openLeft;
  return (
    <Notice tone="primary" title={t('pending.title', { count: openLeft })} announce="polite">
      <Stack space="small">
        <span>{t('pending.text')}</span>
        <ProgressBar
          label={t('pending.progress')}
          value={done}
          max={total}
          valueText={t('pending.value', { done, total })}
        />
      </Stack>
    </Notice>
  );
}
