'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useContext } from 'react';
import { Button } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { WayOnContext } from './way-on.ts';

const english = { review: en.review, shortcuts: en.shortcuts };

export interface ReviewActionsProps {
  /** Clears the answer for another try; without it, there is no such button. */
  onRetry?: () => void;
  /** Default "Solve Again". */
  retryLabel?: string;
  /** Goes to the next question; without it, there is no such button. */
  onNext?: (() => void) | undefined;
  /** Enter and Space continue as well. Default false. */
  keys?: boolean;
  /** Everything is right: continue automatically if the learner turned that on. Default false. */
  right?: boolean;
}

/** Solve Again and Next; after the last question, back to the list. */
export function ReviewActions({ onRetry, retryLabel, onNext, keys = false, right = false }: ReviewActionsProps) {
  const { t } = usePracticeTexts(english);
  const { goOn, onEnd } = useContext(WayOnContext);
  const isEnd = onNext === undefined && onEnd !== undefined;
  useShortcuts(keys ? { enter: onNext, ' ': onNext } : {}, { yields: true });
  const note = isEnd ? t('review.listEnds') : onNext && right && goOn ? goOn(onNext) : null;
  return (
    <ActionBar
      {...(note === null ? {} : { note })}
      {...(keys && onNext && note === null ? { keys: [t('shortcuts.enter')] } : {})}
    >
      {onRetry && (
        <Button variant="outline" icon={RotateCcw} onClick={onRetry}>
          {retryLabel ?? t('review.solveAgain')}
        </Button>
      )}
      {onNext && (
        <Button iconEnd={ArrowRight} onClick={onNext}>
          {t('review.next')}
        </Button>
      )}
      {isEnd && <Button onClick={onEnd}>{t('review.backToList')}</Button>}
    </ActionBar>
  );
}
