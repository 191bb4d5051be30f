export { AiCorrection, type AiCorrectionProps } from './ai-correction.tsx';
export type { AiCorrectionActions, AnswerMedium } from './ai-correction.types.ts';
export { type CorrectionPageState, CorrectionScreen, type CorrectionScreenProps } from './correction-screen.tsx';
export { CorrectionsBell, type CorrectionsBellProps } from './corrections-bell.tsx';
export { CorrectionsOff } from './corrections-off.tsx';
export type { ListedCorrection } from './listed-correction.ts';
export { LoadedReport, type LoadedReportProps } from './loaded-report.tsx';
