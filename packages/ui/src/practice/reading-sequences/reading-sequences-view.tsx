'use client';
import type {
  ReadingSequencesEvent,
  ReadingSequencesView as View,
} from '@rehearse/practice-machines/reading-sequences';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LatePart, late, useAhead } from '../late/index.ts';
import { SubmittedNote } from '../review/index.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './reading-sequences.css.ts';
import { StepActions } from './step-actions.tsx';
import { StepHead } from './step-head.tsx';
import { StepTask } from './step-task.tsx';
import { StepsBar } from './steps-bar.tsx';

const lateParts = /* @__PURE__ */ late(() => import('./late-parts.ts'));

export interface ReadingSequencesViewProps {
  view: View;
  onEvent: (event: ReadingSequencesEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** A passage that grows step by step, with the task of each step. */
export function ReadingSequencesView({ view, onEvent, onNext }: ReadingSequencesViewProps) {
  const heading = useStepHeading(view);
  useAhead(lateParts);
  if (view.phase === 'submitted') return <SubmittedNote onNext={onNext} />;
  if (view.phase === 'reviewed') {
    return (
      <LatePart part={lateParts}>
        {({ ReadingReview }) => <ReadingReview view={view} headingRef={heading} onEvent={onEvent} onNext={onNext} />}
      </LatePart>
    );
  }
  const { step, stepIndex, stepCount, result, isLast } = view;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onEvent({ type: 'step.next' });
  };
  const actions = <StepActions view={view} onEvent={onEvent} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div className={styles.task} data-wide-task onKeyDown={onKeyDown}>
      <StepsBar view={view} onGoTo={(to) => onEvent({ type: 'step.goTo', step: to })} />
      <StepHead
        step={step}
        stepIndex={stepIndex}
        stepCount={stepCount}
        fixed={result !== null}
        isLast={isLast}
        headingRef={heading}
      />
      {result === null ? (
        <StepTask key={stepIndex} view={view} actions={actions} onEvent={onEvent} />
      ) : (
        <LatePart part={lateParts}>
          {({ StepReview }) => <StepReview step={step} result={result} actions={actions} />}
        </LatePart>
      )}
    </div>
  );
}

/** Focuses the heading of a step when the step changes and after Solve Again. */
function useStepHeading(view: View) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useTakeFocus();
  const { phase } = view;
  const stepIndex = 'stepIndex' in view ? view.stepIndex : -1;
  const before = useRef({ phase, stepIndex });
  useEffect(() => {
    const last = before.current;
    before.current = { phase, stepIndex };
    const otherPhase = last.phase !== phase;
    // the banner of a review takes the focus itself
    if (otherPhase ? phase === 'answering' : last.stepIndex !== stepIndex) takeFocus(heading.current);
  }, [phase, stepIndex, takeFocus]);
  return heading;
}
