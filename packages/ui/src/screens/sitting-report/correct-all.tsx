'use client';
import { Button, Notice } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import * as styles from './sitting-report.css.ts';
import type { CorrectableAnswers } from './sitting-report.types.ts';

export interface CorrectAllProps {
  /** Null if there is nothing to correct, or nobody who may. */
  correctable: CorrectableAnswers | null;
  onCorrectAll: () => void;
}

/** Has all open answers of a test corrected with one press, and says what that uses. */
export function CorrectAll({ correctable, onCorrectAll }: CorrectAllProps) {
  const { t } = useReportsTranslation();
  if (!correctable) return null;
  const { count, left, isAsking } = correctable;
  return (
    <div className={styles.screenOnly}>
      <Notice
        tone="primary"
        title={t('correctAll.title')}
        actions={
          <Button size="small" loading={isAsking} onClick={onCorrectAll}>
            {t('correctAll.action')}
          </Button>
        }
      >
        {t('correctAll.text', { count, left })}
      </Notice>
    </div>
  );
}
