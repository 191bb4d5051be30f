export { getQuestion } from './detail.ts';
export { type QuestionFilter, visitor } from './filters.ts';
export { listQuestions } from './list.ts';
export { listAttempts } from './list-attempts.ts';
export { markPracticed } from './mark-practiced.ts';
export { getNeighbour } from './neighbour.ts';
export { saveAttempt } from './save-attempt.ts';
export { saveRecording } from './save-recording.ts';
export { submitImageWriting } from './submit-image-writing.ts';
