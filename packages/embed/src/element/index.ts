import './define.ts';

export type { Answered, Graded, XapiOptions } from '../core/answered.ts';
export { type DataProblem, EmbedError, type EmbedErrorCode } from '../core/embed-error.ts';
export type { QuestionOptions, StartPolicy, Theme, Upload, UploadInfo } from '../core/options.ts';
export { RehearseQuestion } from './rehearse-question.ts';
