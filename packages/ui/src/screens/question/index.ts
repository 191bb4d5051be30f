export { QuestionArrival, type QuestionArrivalProps } from './question-arrival.tsx';
export { type QuestionState, QuestionStateScreen, type QuestionStateScreenProps } from './question-states.tsx';
export { ReadOnlyQuestion, type ReadOnlyQuestionProps } from './read-only-question.tsx';
export { SaveStatus, type SaveStatusProps } from './save-status.tsx';
export { StorageNotice, type StorageNoticeProps } from './storage-notice.tsx';
export { TimeUpNotice } from './time-up-notice.tsx';
