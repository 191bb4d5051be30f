export { type QuestionState, QuestionStateScreen, type QuestionStateScreenProps } from './question-states.tsx';
export { type SaveState, SaveStatus, type SaveStatusProps } from './save-status.tsx';
