import { late } from '../late/index.ts';

/** The sheets of the frame, loaded after the question. */
export const frameSheets = late(() => import('./open-sheet.tsx'));
