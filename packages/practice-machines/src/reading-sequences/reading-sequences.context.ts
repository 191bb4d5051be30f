import { summariseReading } from '@rehearse/scoring';
import { readDraft, toFlowContext } from '../shared/flow.ts';
import * as logic from './reading-sequences.logic.ts';
import type { ReadingProgress, ReadingSequencesContext, ReadingSequencesInput } from './reading-sequences.types.ts';

/** Id of the machine. */
export const FLOW = 'readingSequences';

/** Fixes every answer and grades them; in exam mode nothing is graded. */
export function finish(context: ReadingSequencesContext): Partial<ReadingSequencesContext> {
  const results = logic.gradeSteps(context, context.answers, context.question.steps.length);
  const graded = results.filter((result) => result !== null);
  return {
    answered: true,
    reached: results.length,
    anchor: null,
    warned: false,
    results,
    result: context.mode === 'exam' ? null : summariseReading(graded),
  };
}

/** A question that nothing was given to yet. */
export function untouched({ question }: Pick<ReadingSequencesContext, 'question'>) {
  const { steps } = question;
  return {
    ...{ step: 0, reached: 0, answers: steps.map(logic.emptyAnswer), hints: steps.map(() => 0), anchor: null },
    ...{ warned: false, results: steps.map(() => null), answered: false, result: null },
  };
}

/** The context of the input, with what a draft left. */
export function toContext(input: ReadingSequencesInput): ReadingSequencesContext {
  const isProgress = (value: unknown): value is ReadingProgress => logic.isProgressIn(input.question, value);
  const draft = readDraft(input, FLOW, isProgress);
  const context: ReadingSequencesContext = { ...toFlowContext(input, draft), ...untouched(input) };
  if (!draft) return context;
  const { step, reached, steps: answers, hints } = draft.answer;
  const restored = { ...context, step, reached, answers, hints };
  if (draft.phase === 'reviewed') return { ...restored, ...finish(restored) };
  // an answer is open until the whole is given, so one step always is; in the exam there is no way back to the others
  const open = Math.min(reached, answers.length - 1);
  return {
    ...restored,
    reached: open,
    step: context.mode === 'exam' ? open : Math.min(step, open),
    results: logic.gradeSteps(context, answers, open),
  };
}

/** The step on screen. */
export const stepOf = ({ question, step }: ReadingSequencesContext) => question.steps[step];
/** The answer of the step on screen with an option chosen; null if it is not offered. */
export const chosenBy = (context: ReadingSequencesContext, choice: { option: string | null; blank?: number }) =>
  logic.chooseOption(stepOf(context), context.answers[context.step], context.hints[context.step] ?? 0, choice);
