'use client';
import { useLayoutEffect, useRef } from 'react';
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
  return correctable && <Offer correctable={correctable} onCorrectAll={onCorrectAll} />;
}

interface OfferProps extends CorrectAllProps {
  correctable: CorrectableAnswers;
}

function Offer({ correctable: { count, left, isAsking }, onCorrectAll }: OfferProps) {
  const { t } = useReportsTranslation();
  const offer = useRef<HTMLDivElement>(null);
  // the pressed button leaves the page: what comes in its place takes the focus
  useLayoutEffect(() => {
    const own = offer.current;
    return () => {
      if (own?.contains(document.activeElement)) own.parentElement?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={offer} className={styles.screenOnly}>
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
