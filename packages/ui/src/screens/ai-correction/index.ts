export { AiCorrection, type AiCorrectionActions, type AiCorrectionProps, type AnswerMedium } from './ai-correction.tsx';
export { type CorrectionPageState, CorrectionScreen, type CorrectionScreenProps } from './correction-screen.tsx';
export { CorrectionsOff } from './corrections-off.tsx';
export { LoadedReport, type LoadedReportProps } from './loaded-report.tsx';
