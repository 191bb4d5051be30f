import type { AnswerOutcome } from './classes.types.ts';

/** All outcomes, in the order of the legend. */
export const answerOutcomes = ['right', 'partly', 'wrong', 'missed', 'ungraded'] as const satisfies AnswerOutcome[];
