'use client';
import { useId } from 'react';
import { Heading, Stack } from '../../../components/index.ts';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';
import { useScreensTranslation } from '../../../i18n/use-screens-translation.ts';
import { DataTable } from '../data-table.tsx';
import type { PracticeType } from '../profile.types.ts';
import * as styles from './chart.css.ts';
import { usePercent } from './use-percent.ts';

/** Answers and average score by question type: a table with bars. */
export function TypesTable({ types }: { types: readonly PracticeType[] }) {
  const { t } = useProfileTranslation();
  const { t: screen } = useScreensTranslation();
  const percent = usePercent();
  const id = useId();
  const most = Math.max(1, ...types.map(({ answers }) => answers));
  return (
    <Stack space="small" role="group" aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {t('charts.types')}
      </Heading>
      <DataTable
        caption={t('charts.types')}
        columns={[t('charts.type'), t('charts.share'), t('charts.answersColumn'), t('charts.score')]}
        rows={types.map(({ submoduleId, answers, averageScore }) => [
          screen(`submodules.${submoduleId as 1}`),
          <svg key="share" className={styles.share} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.shareTrack} width={100} height={12} />
            <rect className={styles.shareBar} width={(100 * answers) / most} height={12} />
          </svg>,
          answers,
          averageScore === null ? t('charts.notScored') : percent(averageScore),
        ])}
      />
    </Stack>
  );
}
