'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ActionBar } from '../action-bar/index.ts';

export interface ReviewActionsProps {
  onRetry: () => void;
  /** Default "Solve Again". */
  retryLabel?: string;
  /** Goes to the next question; without it there is none. */
  onNext?: (() => void) | undefined;
}

/** Solve Again and Next. */
export function ReviewActions({ onRetry, retryLabel, onNext }: ReviewActionsProps) {
  const { t } = usePracticeTranslation();
  return (
    <ActionBar>
      <Button variant="outline" icon={RotateCcw} onClick={onRetry}>
        {retryLabel ?? t('review.solveAgain')}
      </Button>
      {onNext && (
        <Button iconEnd={ArrowRight} onClick={onNext}>
          {t('review.next')}
        </Button>
      )}
    </ActionBar>
  );
}
