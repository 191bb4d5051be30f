export { usePlanTranslation } from '../i18n/use-plan-translation.ts';
export { useScreensTranslation } from '../i18n/use-screens-translation.ts';
export * from './about/index.ts';
export * from './ai-correction/index.ts';
export * from './app-frame/index.ts';
export * from './article/index.ts';
export { authFields } from './auth-frame/index.ts';
export * from './blog/index.ts';
export * from './careers/index.ts';
export {
  assignmentPath,
  classPath,
  joinClassPath,
  newAssignmentPath,
  reportForClassPath,
  schoolCoursePath,
} from './class-paths.ts';
export * from './classes/index.ts';
export * from './contact/index.ts';
export * from './courses/index.ts';
export * from './credits/index.ts';
export { difficultyOf } from './difficulty-of.ts';
export * from './drill/index.ts';
export * from './embed-question/index.ts';
export * from './error/index.ts';
export * from './frame-notices/index.ts';
export * from './go-on/index.ts';
export * from './goals/index.ts';
export * from './grammar/index.ts';
export * from './home/index.ts';
export * from './lesson/index.ts';
export * from './lesson-links/index.ts';
export * from './live-teaching-form/index.ts';
export * from './login/index.ts';
export * from './mistakes/index.ts';
export * from './not-found/index.ts';
export * from './notebook/index.ts';
export * from './password-reset/index.ts';
export * from './past-attempts/index.ts';
export * from './pay-cancel/index.ts';
export * from './pay-success/index.ts';
export * from './practice-browser/index.ts';
export * from './practice-start/index.ts';
export * from './preview/index.ts';
export * from './pricing/index.ts';
export * from './products/index.ts';
export * from './profile/index.ts';
export * from './question/index.ts';
export * from './review/index.ts';
export * from './school-courses/index.ts';
export * from './shared-report/index.ts';
export * from './sign-up/index.ts';
export { blogPostPath, correctionPath, grammarLessonPath, previewQuestionPath, sitePaths } from './site-paths.ts';
export * from './sitting-comparison/index.ts';
export * from './sitting-history/index.ts';
export {
  practiceInARowPath,
  sharedReportPath,
  sittingPath,
  testAnswerPath,
  testComparisonPath,
  testReportPath,
} from './sitting-paths.ts';
export * from './sitting-report/index.ts';
export * from './test-start/index.ts';
export * from './today/index.ts';
export { useFailureSentence, useFailureText } from './use-failure-text.ts';
export { type FormFields, inputOf } from './use-field-failure.ts';
export * from './verify/index.ts';
export * from './watch/index.ts';
export * from './word-book/index.ts';
