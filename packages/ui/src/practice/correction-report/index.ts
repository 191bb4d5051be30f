export { CheckedText, type CheckedTextProps, UncheckedText } from './checked-text.tsx';
export { CorrectionReport, type CorrectionReportProps } from './correction-report.tsx';
export type { ReportedCorrection } from './correction-report.types.ts';
