import { late } from '../late/index.ts';

/** The sheets of the frame, apart from what the question needs first. */
export const frameSheets = late(() => import('./open-sheet.tsx'));
