import type { Draft } from '../protocol/protocol.ts';
import * as logic from './reading-sequences.logic.ts';
import { shownSteps } from './reading-sequences.own.ts';
import type { ReadingProgress, ReadingSequencesContext } from './reading-sequences.types.ts';

type Asked = Pick<ReadingSequencesContext, 'question' | 'mode'>;

/** Initial values of a new attempt. */
export function untouched({ question }: Asked) {
  const { steps } = question;
  return {
    step: 0,
    reached: 0,
    answers: steps.map(logic.emptyAnswer),
    hints: steps.map(() => 0),
    anchor: null,
    warned: false,
    results: steps.map(() => null),
    shown: shownSteps(question, []),
  };
}

/** Initial values from a draft. */
export function begin(asked: Asked, draft: Draft<ReadingProgress> | undefined) {
  if (!draft) return untouched(asked);
  const { step, reached, steps: answers, hints } = draft.answer;
  const shown = shownSteps(asked.question, answers);
  const restored = { ...untouched(asked), step, reached, answers, hints, shown };
  if (draft.phase === 'reviewed') return restored;
  // one step is always open until the whole answer is submitted; in an exam the others can't be revisited
  const open = Math.min(reached, answers.length - 1);
  return {
    ...restored,
    reached: open,
    step: asked.mode === 'exam' ? open : Math.min(step, open),
    results: logic.gradeSteps(asked, answers, open),
  };
}

/** Locks every answer. */
export function closed(context: ReadingSequencesContext) {
  const results = logic.gradeSteps(context, context.answers, context.question.steps.length);
  return { reached: results.length, anchor: null, warned: false, results };
}

/** The current step, as it is shown. */
export const stepOf = ({ shown, step }: ReadingSequencesContext) => shown[step];
/** The current step's answer with an option chosen; null if the option is not offered. */
export const chosenBy = (context: ReadingSequencesContext, choice: { option: string | null; blank?: number }) =>
  logic.chooseOption(stepOf(context), context.answers[context.step], context.hints[context.step] ?? 0, choice);
