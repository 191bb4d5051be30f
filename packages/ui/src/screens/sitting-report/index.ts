export { AnswerReviewScreen, type AnswerReviewScreenProps, type AnswerReviewState } from './answer-review-screen.tsx';
export type {
  ReportedQuestion,
  ReportShare,
  ShareState,
  SittingReport,
  SittingReportState,
  SuggestedDrill,
} from './sitting-report.types.ts';
export { SittingReportScreen, type SittingReportScreenProps } from './sitting-report-screen.tsx';
