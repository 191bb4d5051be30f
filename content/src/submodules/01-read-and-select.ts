import type { Builder } from './context.ts';

/** Word judgement. */
export const buildReadAndSelect: Builder<1> = ({ word, real, why }) => ({ word, correct: real, explanation: why });
