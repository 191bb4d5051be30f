export { EmbeddedFrame, type EmbeddedFrameProps } from './embedded-frame.tsx';
export { OpenElsewhere, type OpenElsewhereProps } from './open-elsewhere.tsx';
export { QuestionProblem, type QuestionProblemProps } from './question-problem.tsx';
export { StartPanel, type StartPanelProps } from './start-panel.tsx';
export { UploadStatus, type UploadStatusProps } from './upload-status.tsx';
