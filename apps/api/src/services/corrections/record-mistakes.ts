import type { Db } from '../../db/index.ts';
import { recordCorrections } from '../mistakes/index.ts';
import type { CorrectionReport } from './view.ts';

/** Adds what a report found to the learner's mistakes. Call it in the transaction that stores the report. */
export const recordMistakes = (db: Db, attemptId: number, { parts }: CorrectionReport): Promise<void> =>
  recordCorrections(db, {
    attemptId,
    source: 'service',
    texts: parts.map(({ text, corrections }) => ({
      text,
      corrections: corrections.map((correction) => ({ ...correction, code: null, params: {} })),
    })),
  });
