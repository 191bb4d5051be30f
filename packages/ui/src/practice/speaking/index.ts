export { FluencyReport, type FluencyReportProps } from './fluency-report.tsx';
export { ReadingReport, type ReadingReportProps } from './reading-report.tsx';
export { RecordButton, type RecordButtonProps } from './record-button.tsx';
export { Speaking, type SpeakingProps } from './speaking.tsx';
export { SpeakingView, type SpeakingViewProps } from './speaking-view.tsx';
