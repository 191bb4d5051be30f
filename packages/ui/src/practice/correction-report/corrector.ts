import { late } from '../late/index.ts';

/** The corrector with its lexicon; loaded only for a review. */
export const corrector = late(() => import('@rehearse/correction'));
