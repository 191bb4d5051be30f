export { CheckedText, type CheckedTextProps, UncheckedText } from './checked-text.tsx';
export type { Version } from './compare-corrections.ts';
export { ComparedVersions, type ComparedVersionsProps } from './compared-versions.tsx';
export { CorrectionReport, type CorrectionReportProps } from './correction-report.tsx';
export type { ReportedCorrection } from './correction-report.types.ts';
export { type LessonOf, LessonOfContext } from './lesson-of.ts';
export { VersionComparison, type VersionComparisonProps } from './version-comparison.tsx';
