import type { zCorrectionFailure } from '@rehearse/api-client/schemas';
import type { z } from 'zod';

/** Why a correction failed, as in the contract. */
export type CorrectionFailure = z.infer<typeof zCorrectionFailure>;

/** Ends a correction without a report, for a reason that another try does not change. */
export class Stop extends Error {
  override readonly name = 'Stop';
  readonly failure: CorrectionFailure;

  constructor(failure: CorrectionFailure) {
    super(failure);
    this.failure = failure;
  }
}
