import { late } from '../late/index.ts';

/** The corrector with its lexicon; loaded only for a review. */
export const corrector = /* @__PURE__ */ late(() => import('@rehearse/correction'));
