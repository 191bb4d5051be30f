export {
  type CalibrationReport,
  calibrateDifficulties,
  calibrateIfWorthwhile,
  type DoubtfulQuestion,
  type MovedQuestion,
} from './calibrate.ts';
export { type ChoiceDeps, type ChoiceRequest, chooseQuestion } from './choose-question.ts';
export { levelOf } from './level-of.ts';
export { type BankQuestion, createQuestionBank, type QuestionBank, readDifficulties } from './question-bank.ts';
export { estimateOfReport, type JudgedAnswer, readEstimates } from './read-estimates.ts';
export { attemptedQuestions, type SeenQuestions, seenInAny } from './seen.ts';
