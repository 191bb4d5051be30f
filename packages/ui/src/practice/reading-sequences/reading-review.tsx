'use client';
import type {
  ReadingSequencesEvent,
  ReadingSequencesView,
  ReadingStep,
} from '@rehearse/practice-machines/reading-sequences';
import type { ReadingStepResult } from '@rehearse/scoring';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Ref } from 'react';
import { Button, Heading, Inline, Stack, Text, VisuallyHidden } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Explanation, ResultBanner, ReviewActions, ReviewSection, Score } from '../review/index.ts';
import { usePrinting } from '../use-printing.ts';
import * as styles from './reading-sequences.css.ts';
import { StepReview } from './step-review.tsx';
import { StepScores } from './step-scores.tsx';

const english = { reading: en.reading, review: en.review };

export interface ReadingReviewProps {
  view: Extract<ReadingSequencesView, { phase: 'reviewed' }>;
  headingRef: Ref<HTMLHeadingElement>;
  onEvent: (event: ReadingSequencesEvent) => void;
  onNext?: (() => void) | undefined;
}

/** The result and cost of each step, and one step in detail. */
export function ReadingReview({ view, headingRef, onEvent, onNext }: ReadingReviewProps) {
  const { t } = usePracticeTexts(english);
  const { stepIndex, stepCount, results, score, timedOut, hintsUsed, explanation } = view;
  const printing = usePrinting();
  const right = results.filter((each) => each.score === 1).length;
  const perfect = right === stepCount;
  const isExplainedByStep = view.steps.some((step) => step.explanation !== undefined);
  return (
    <div className={styles.review} data-wide-task>
      <ResultBanner
        tone={perfect ? 'positive' : score >= 0.5 ? 'attention' : 'critical'}
        title={perfect ? t('reading.allRight') : t('reading.someRight', { correct: right, count: stepCount })}
        end={<Score value={score} />}
      >
        {timedOut && <Text tone="secondary">{t('review.timedOut')}</Text>}
        {hintsUsed > 0 && <Text tone="secondary">{t('reading.hintsUsed', { count: hintsUsed })}</Text>}
      </ResultBanner>
      <ReviewSection title={t('reading.stepByStep')}>
        <StepScores
          results={results}
          steps={view.steps}
          total={score}
          current={stepIndex}
          onGoTo={(to) => onEvent({ type: 'step.goTo', step: to })}
        />
      </ReviewSection>
      {printing ? (
        view.steps.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <PrintedStep key={index} index={index} step={each} result={results[index]} />
        ))
      ) : (
        <ShownStep view={view} headingRef={headingRef} onEvent={onEvent} />
      )}
      <Stack space="large">
        <Explanation text={isExplainedByStep ? null : explanation} />
        <ReviewActions onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} keys right={perfect} />
      </Stack>
    </div>
  );
}

/** One step in detail, with navigation to its neighbors. */
function ShownStep({ view, headingRef, onEvent }: Omit<ReadingReviewProps, 'onNext'>) {
  const { t } = usePracticeTexts(english);
  const { step, stepIndex, stepCount, result } = view;
  return (
    <section className={styles.reviewedStep}>
      <div className={styles.reviewedHead}>
        <div className={styles.heading}>
          <Heading level={3} size="medium" ref={headingRef} tabIndex={-1}>
            <VisuallyHidden>{t('reading.stepOf', { step: stepIndex + 1, count: stepCount })}: </VisuallyHidden>
            {t(`reading.kind.${step.kind}`)}
          </Heading>
        </div>
        <Inline space="xsmall">
          <Button
            size="small"
            variant="outline"
            icon={ArrowLeft}
            disabledReason={stepIndex === 0 ? t('reading.firstStep') : undefined}
            onClick={() => onEvent({ type: 'step.previous' })}
          >
            {t('reading.previousStep')}
          </Button>
          <Button
            size="small"
            variant="outline"
            iconEnd={ArrowRight}
            disabledReason={stepIndex === stepCount - 1 ? t('reading.lastStep') : undefined}
            onClick={() => onEvent({ type: 'step.next' })}
          >
            {t('reading.nextStep')}
          </Button>
        </Inline>
      </div>
      {step.kind === 'highlight' && (
        <p lang="en" className={styles.questionInHead}>
          {step.question}
        </p>
      )}
      <StepReview step={step} result={result} />
    </section>
  );
}

interface PrintedStepProps {
  index: number;
  step: ReadingStep;
  result: ReadingStepResult | undefined;
}

/** A step in print, where all steps follow each other. */
function PrintedStep({ index, step, result }: PrintedStepProps) {
  const { t } = usePracticeTexts(english);
  if (!result) return null;
  return (
    <section className={styles.reviewedStep}>
      <Heading level={3} size="medium">
        {index + 1}. {t(`reading.kind.${step.kind}`)}
      </Heading>
      {step.kind === 'highlight' && (
        <p lang="en" className={styles.questionInHead}>
          {step.question}
        </p>
      )}
      <StepReview step={step} result={result} />
    </section>
  );
}
