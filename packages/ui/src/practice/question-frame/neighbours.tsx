'use client';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './question-frame.css.ts';

const english = { frame: en.frame };

export interface NeighboursProps {
  /** Position in the list, from 1; null if unknown. */
  globalIndex: number | null;
  /** Null if `globalIndex` is. */
  total: number | null;
  /** Exam mode: there is no Last. */
  noWayBack: boolean;
  onLast: () => void;
  onNext: () => void;
}

/** Last, the position in the list, and Next. */
export function Neighbours({ globalIndex, total, noWayBack, onLast, onNext }: NeighboursProps) {
  const { t } = usePracticeTexts(english);
  const isNumbered = globalIndex !== null && total !== null;
  const first = isNumbered && globalIndex <= 1 ? t('frame.firstQuestion') : undefined;
  return (
    <nav className={styles.neighbours} aria-label={t('frame.navigation')}>
      <Button
        variant="text"
        tone="neutral"
        size="small"
        icon={ChevronLeft}
        disabledReason={noWayBack ? t('frame.noWayBack') : first}
        onClick={onLast}
      >
        {t('frame.last')}
      </Button>
      <span className={styles.position}>
        {isNumbered && (
          <>
            <span aria-hidden="true">
              {globalIndex}/{total}
            </span>
            <VisuallyHidden>{t('frame.position', { index: globalIndex, total })}</VisuallyHidden>
          </>
        )}
      </span>
      <Button
        variant="text"
        tone="neutral"
        size="small"
        iconEnd={ChevronRight}
        disabledReason={isNumbered && globalIndex >= total ? t('frame.lastQuestion') : undefined}
        onClick={onNext}
      >
        {t('frame.next')}
      </Button>
    </nav>
  );
}
