import type { Draft } from '../protocol/protocol.ts';
import * as logic from './reading-sequences.logic.ts';
import type { ReadingProgress, ReadingSequencesContext } from './reading-sequences.types.ts';

type Asked = Pick<ReadingSequencesContext, 'question' | 'mode'>;

/** What a new try starts with. */
export function untouched({ question: { steps } }: Asked) {
  return {
    ...{ step: 0, reached: 0, answers: steps.map(logic.emptyAnswer), hints: steps.map(() => 0), anchor: null },
    ...{ warned: false, results: steps.map(() => null) },
  };
}

/** What a draft leaves of it. */
export function begin(asked: Asked, draft: Draft<ReadingProgress> | undefined) {
  if (!draft) return untouched(asked);
  const { step, reached, steps: answers, hints } = draft.answer;
  const restored = { ...untouched(asked), step, reached, answers, hints };
  if (draft.phase === 'reviewed') return restored;
  // an answer is open until the whole is given, so one step always is; in the exam there is no way back to the others
  const open = Math.min(reached, answers.length - 1);
  return {
    ...restored,
    reached: open,
    step: asked.mode === 'exam' ? open : Math.min(step, open),
    results: logic.gradeSteps(asked, answers, open),
  };
}

/** Fixes every answer. */
export function closed(context: ReadingSequencesContext) {
  const results = logic.gradeSteps(context, context.answers, context.question.steps.length);
  return { reached: results.length, anchor: null, warned: false, results };
}

/** The step on screen. */
export const stepOf = ({ question, step }: ReadingSequencesContext) => question.steps[step];
/** The answer of the step on screen with an option chosen; null if it is not offered. */
export const chosenBy = (context: ReadingSequencesContext, choice: { option: string | null; blank?: number }) =>
  logic.chooseOption(stepOf(context), context.answers[context.step], context.hints[context.step] ?? 0, choice);
