import type { AnyRoute } from '../../http/route.ts';
import { getPreviewQuestion, listPreview } from './preview.ts';
import {
  getNextQuestion,
  getPreviousQuestion,
  getQuestion,
  getQuestionPlace,
  listAttempts,
  listQuestions,
  startOrder,
} from './read.ts';
import { markPracticed, saveAnswer, saveRecording, saveText, submitImageWriting } from './write.ts';

/** Lists, details, marks and answers. */
export const routes: AnyRoute[] = [
  listQuestions,
  getQuestion,
  getNextQuestion,
  getPreviousQuestion,
  getQuestionPlace,
  markPracticed,
  saveAnswer,
  saveText,
  submitImageWriting,
  saveRecording,
  listAttempts,
  startOrder,
  listPreview,
  getPreviewQuestion,
];
