import type { CorrectionReport } from '@rehearse/api-client';
import type { AiReportData } from '@rehearse/ui/practice';

/** A report of the host for its view. */
export const toReport = ({ parts, ...report }: CorrectionReport): AiReportData => ({
  ...report,
  parts: parts.map(({ corrections, ...part }) => ({
    ...part,
    corrections: corrections.map(({ explanation, ...correction }) => ({
      ...correction,
      reason: explanation,
      example: null,
    })),
  })),
});
