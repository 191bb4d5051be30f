'use client';
import type { ReadingStep } from '@rehearse/practice-machines/reading-sequences';
import type { Ref } from 'react';
import { Heading, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './reading-sequences.css.ts';

const english = { reading: en.reading };

export interface StepHeadProps {
  step: ReadingStep;
  stepIndex: number;
  stepCount: number;
  /** The step is answered and can't be changed. */
  fixed: boolean;
  isLast: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The number and task of the step. */
export function StepHead({ step, stepIndex, stepCount, fixed, isLast, headingRef }: StepHeadProps) {
  const { t } = usePracticeTexts(english);
  return (
    <div className={styles.head}>
      <div className={styles.heading}>
        <Heading level={2} size="medium" ref={headingRef} tabIndex={-1}>
          <VisuallyHidden>{t('reading.stepOf', { step: stepIndex + 1, count: stepCount })}: </VisuallyHidden>
          {t(`reading.kind.${step.kind}`)}
        </Heading>
      </div>
      <Text tone="secondary">
        {fixed ? t('reading.fixed') : <Instruction kind={step.kind} />}
        {!fixed && ` ${t(isLast ? 'reading.submits' : 'reading.fixes')}`}
      </Text>
      {step.kind === 'highlight' && (
        <p lang="en" className={styles.questionInHead}>
          {step.question}
        </p>
      )}
    </div>
  );
}

/** The instructions for highlighting differ between touch and mouse. */
function Instruction({ kind }: Pick<ReadingStep, 'kind'>) {
  const { t } = usePracticeTexts(english);
  if (kind !== 'highlight') return t(`reading.task.${kind}`);
  return (
    <>
      <span className={styles.forMouse}>{t('reading.task.highlight')}</span>
      <span className={styles.forFinger}>{t('reading.task.highlightByTouch')}</span>
    </>
  );
}
