import type { Payload } from '@rehearse/content';

/** The mid-level sample answer. With all graded answers, too many texts about other questions would pass for answers. */
export const middleAnswerOf = (graded: Payload<14>['gradedAnswers']): string | undefined =>
  graded?.find(({ level }) => level === 'middle')?.text;
