export { AnswerReviewScreen, type AnswerReviewScreenProps, type AnswerReviewState } from './answer-review-screen.tsx';
export { CorrectAll, type CorrectAllProps } from './correct-all.tsx';
export type {
  CorrectableAnswers,
  ReportedQuestion,
  ReportShare,
  ShareState,
  SittingReport,
  SittingReportState,
  SuggestedDrill,
} from './sitting-report.types.ts';
export { SittingReportScreen, type SittingReportScreenProps } from './sitting-report-screen.tsx';
