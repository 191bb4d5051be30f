export { chooseQuestions, type QuestionChoice } from './choose-questions.ts';
export { PackageError } from './package-error.ts';
