export { FormReport, type FormReportProps } from './form-report.tsx';
export { Rewriting, type RewritingProps } from './rewriting.tsx';
export { toneOf } from './task-tone.ts';
export { TaskVerdict, type TaskVerdictProps } from './task-verdict.tsx';
export { TextReview, type TextReviewProps } from './text-review.tsx';
export { WordMeter, type WordMeterProps } from './word-meter.tsx';
export { WritingSheet, type WritingSheetProps } from './writing-sheet.tsx';
