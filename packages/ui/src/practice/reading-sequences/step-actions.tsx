'use client';
import type { ReadingSequencesEvent, ReadingSequencesView } from '@rehearse/practice-machines/reading-sequences';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton } from '../hint/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import * as styles from './reading-sequences.css.ts';

const english = { reading: en.reading };

export interface StepActionsProps {
  view: Extract<ReadingSequencesView, { phase: 'answering' }>;
  onEvent: (event: ReadingSequencesEvent) => void;
}

/** Hint, Back and Next; Submit on the last step. */
export function StepActions({ view, onEvent }: StepActionsProps) {
  const { t } = usePracticeTexts(english);
  const { step, result, isLast, canGoBack, hintsLeft, hintsUsed, warned, unfinished } = view;
  const open = result === null;
  const next = () => onEvent({ type: 'step.next' });
  useShortcuts(open ? {} : { enter: next, ' ': next }, { yields: true });
  return (
    <>
      {warned && (
        <Notice tone="attention" announce="assertive">
          <Text size="small">
            {t(step.kind === 'blanks' ? 'reading.emptyBlanks' : 'reading.nothingChosen', { count: unfinished })}{' '}
            {t(isLast ? 'reading.submitAnyway' : 'reading.nextAnyway')}
          </Text>
        </Notice>
      )}
      <ActionBar
        note={
          open && step.kind === 'highlight' ? (
            <span lang="en" aria-hidden="true" className={styles.questionBelow}>
              {step.question}
            </span>
          ) : undefined
        }
      >
        {hintsLeft !== null && (
          <HintButton
            remaining={hintsLeft}
            said={hintsUsed > 0 ? t(step.kind === 'highlight' ? 'reading.narrowed' : 'reading.taken') : ''}
            onHint={() => onEvent({ type: 'answer.hint' })}
          />
        )}
        {canGoBack && (
          <Button size="large" variant="outline" icon={ArrowLeft} onClick={() => onEvent({ type: 'step.previous' })}>
            {t('reading.back')}
          </Button>
        )}
        <Button size="large" iconEnd={isLast ? undefined : ArrowRight} onClick={next}>
          {t(isLast ? 'reading.submit' : 'reading.next')}
        </Button>
      </ActionBar>
    </>
  );
}
