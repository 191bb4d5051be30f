import type { ReadingStepAnswer, ReadingStepResult } from '@rehearse/scoring';
import { isTimedOut } from '../shared/flow.ts';
import { hintsIn, unfinishedCount } from './reading-sequences.logic.ts';
import type { ReadingSequencesSnapshot } from './reading-sequences.machine.ts';
import type { ReadingStep } from './reading-sequences.types.ts';

interface StepOnScreen {
  /** As it is shown; the same object as long as it is open. */
  step: ReadingStep;
  /** From 0. */
  stepIndex: number;
  stepCount: number;
  answer: ReadingStepAnswer;
}

/** View model of a reading task. */
export type ReadingSequencesView =
  | (StepOnScreen & {
      phase: 'answering';
      /** How many answers are locked; the steps before it can be viewed, unless `canGoBack` is false throughout. */
      reached: number;
      canGoBack: boolean;
      /** Whether steps can be opened directly (not in exam mode). */
      canGoTo: boolean;
      isLast: boolean;
      /** The result of a locked step, which can't be changed. Null while it is open. */
      result: ReadingStepResult | null;
      /** The first word of a highlight whose last word is still missing; null for none. */
      anchor: number | null;
      /** Hints used in this step; see `offeredOptions` and `searchRegion`. */
      hintsUsed: number;
      /** Hints left in this step; null if there are none (a locked step, or not learn mode). */
      hintsLeft: number | null;
      /** How many choices of this step are still missing. */
      unfinished: number;
      /** Whether `step.next` was sent although something is missing. */
      warned: boolean;
    })
  | (StepOnScreen & {
      phase: 'reviewed';
      result: ReadingStepResult;
      /** One entry per step. */
      results: readonly ReadingStepResult[];
      /** The question's own steps, in order. */
      steps: readonly ReadingStep[];
      /** 0..1, the mean of the steps. */
      score: number;
      /** Hints used in all steps. */
      hintsUsed: number;
      timedOut: boolean;
      explanation: string | null;
    })
  | { phase: 'submitted' };

/** The view model of a reading task. */
export function readingSequencesView({ context }: ReadingSequencesSnapshot): ReadingSequencesView {
  const { question, mode, step: stepIndex, reached, answers, hints, results, shown } = context;
  const step = shown[stepIndex];
  const answer = answers[stepIndex];
  if (!step || !answer) throw new Error('A reading question has no steps, so there is nothing to show.');
  const onScreen = { step, stepIndex, stepCount: question.steps.length, answer };
  if (!context.answered) {
    const hintsUsed = hints[stepIndex] ?? 0;
    const open = stepIndex >= reached;
    return {
      phase: 'answering',
      ...onScreen,
      reached,
      canGoBack: mode !== 'exam' && stepIndex > 0,
      canGoTo: mode !== 'exam',
      isLast: stepIndex === question.steps.length - 1,
      result: results[stepIndex] ?? null,
      anchor: context.anchor,
      hintsUsed,
      hintsLeft: open && mode === 'learn' ? Math.max(0, hintsIn(step) - hintsUsed) : null,
      unfinished: unfinishedCount(answer),
      warned: context.warned,
    };
  }
  const result = context.result?.steps[stepIndex];
  if (!context.result || !result) return { phase: 'submitted' };
  return {
    phase: 'reviewed',
    ...onScreen,
    result,
    results: context.result.steps,
    steps: question.steps,
    score: context.result.score,
    hintsUsed: hints.reduce((sum, count) => sum + count, 0),
    timedOut: isTimedOut(context),
    explanation: question.explanation ?? null,
  };
}
