'use client';
import { Card, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './question-list.css.ts';

const rows = Array.from({ length: 10 }, (_, index) => index);

/** Placeholder rows of the same height, so that nothing moves. */
export function QuestionListSkeleton() {
  const { t } = useScreensTranslation();
  return (
    <Card space="none" clip aria-busy="true">
      <VisuallyHidden announce="polite">{t('browser.loading')}</VisuallyHidden>
      <div className={styles.rows} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={14} />
          </div>
        ))}
      </div>
    </Card>
  );
}
