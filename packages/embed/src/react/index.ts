export type { Answered, Graded, XapiOptions } from '../core/answered.ts';
export { type DataProblem, EmbedError, type EmbedErrorCode } from '../core/embed-error.ts';
export type {
  EmbedOptions,
  QuestionOptions,
  StartPolicy,
  StorageOption,
  Theme,
  Upload,
  UploadInfo,
} from '../core/options.ts';
export type { SittingOptions, SittingOutcome } from '../core/sitting-options.ts';
export { Question, type QuestionProps } from './question.tsx';
export { Sitting, type SittingProps } from './sitting.tsx';
