import type { Payload } from '@rehearse/content';

/** The mid-level answer, which speech is compared with as well: a transcript has fewer of the sample's words than a text. */
export const middleAnswerOf = (graded: Payload<14>['gradedAnswers']): string | undefined =>
  graded?.find(({ level }) => level === 'middle')?.text;
