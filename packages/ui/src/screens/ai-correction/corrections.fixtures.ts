import type { ListedCorrection } from './listed-correction.ts';

/** Corrections in every state, the latest first. */
export const listedCorrections: readonly ListedCorrection[] = [
  {
    ...{ correctionId: 9, submoduleId: 11, state: 'done', requestedAt: '2026-11-20T18:30:00Z' },
    ...{ overall: { low: 85, high: 105, band: 'B1' }, isNew: true },
  },
  {
    ...{ correctionId: 8, submoduleId: 13, state: 'working', requestedAt: '2026-11-20T18:20:00Z' },
    ...{ overall: null, isNew: false },
  },
  {
    ...{ correctionId: 7, submoduleId: 14, state: 'failed', requestedAt: '2026-11-19T07:05:00Z' },
    ...{ overall: null, isNew: true },
  },
  {
    ...{ correctionId: 6, submoduleId: 12, state: 'done', requestedAt: '2026-11-18T07:05:00Z' },
    ...{ overall: null, isNew: false },
  },
];
