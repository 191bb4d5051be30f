import type { GradedSource } from '../submodules/graded-answers.ts';

/** Graded answers that are all the same, without mistakes. */
export function gradedOf(text: string): GradedSource {
  const answer = { text, corrections: [] };
  return { low: answer, middle: answer, high: answer, steps: { en: 'Each is longer.', zh: '一篇比一篇长。' } };
}
