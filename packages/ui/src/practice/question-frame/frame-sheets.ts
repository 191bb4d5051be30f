import { late } from '../late/index.ts';

/** The sheets of the frame, loaded after the question. */
export const frameSheets = /* @__PURE__ */ late(() => import('./open-sheet.tsx'));
