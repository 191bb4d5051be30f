/** All paths of the product. A host with other paths maps them in its `LinkProvider` component. */
export const sitePaths = {
  home: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  passwordReset: '/password-reset',
  practice: '/practice',
  question: '/practice/questions/detail',
  vocabulary: '/vocab',
  notebook: '/notebook',
  review: '/notebook/review',
  mistakes: '/mistakes',
  drills: '/mistakes/drills',
  preview: '/preview',
  previewQuestion: '/preview/:number',
  correction: '/corrections/:id',
  practiceInARow: '/practice/row',
  sitting: '/sittings/:sittingId',
  tests: '/tests',
  testStart: '/tests/new',
  testComparison: '/tests/compare',
  testReport: '/tests/:sittingId',
  testAnswer: '/tests/:sittingId/questions/:slot',
  sharedReport: '/reports/:token',
  pricing: '/pricing',
  paySuccess: '/pay/success',
  payCancel: '/pay/cancel',
  profile: '/profile',
  goals: '/goals',
  courses: '/courses',
  lesson: '/courses/:lesson',
  grammar: '/grammar',
  grammarLesson: '/grammar/:kind',
  speakingAi: '/products/speaking-ai',
  writingAi: '/products/writing-ai',
  mockTest: '/products/mock-test',
  blog: '/blog',
  blogPost: '/blog/:post',
  careers: '/careers',
  job: '/job-details/:title',
  contact: '/contact-us',
  about: '/about-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refunds: '/refund-policy',
  credits: '/credits',
} as const;

/** The path of an article, by its number `001` to `006`. */
export const blogPostPath = (post: string) => sitePaths.blogPost.replace(':post', post);

/** The path of the grammar lesson on a kind of mistake, such as `determiner`. */
export const grammarLessonPath = (kind: string) => sitePaths.grammarLesson.replace(':kind', kind);

/** The path of an AI correction. */
export const correctionPath = (correctionId: number) => sitePaths.correction.replace(':id', String(correctionId));

/** The path of a preview question, by its position from 1. */
export const previewQuestionPath = (number: number) => sitePaths.previewQuestion.replace(':number', String(number));

/** The path of the form for practice in a row, with a question type already chosen. */
export const practiceInARowPath = (submoduleId: number) => `${sitePaths.practiceInARow}?type=${submoduleId}`;

/** The path where a sitting runs: practice in a row, the placement test or a mock test. */
export const sittingPath = (sittingId: string) => sitePaths.sitting.replace(':sittingId', sittingId);

/** The path of the report of a test. */
export const testReportPath = (sittingId: string) => sitePaths.testReport.replace(':sittingId', sittingId);

/** The path of the review of one answer of a test, by its place from 1. */
export const testAnswerPath = (sittingId: string, slot: number) =>
  sitePaths.testAnswer.replace(':sittingId', sittingId).replace(':slot', String(slot));

/** The path of two tests side by side. */
export const testComparisonPath = (older: string, newer: string) =>
  `${sitePaths.testComparison}?${new URLSearchParams({ first: older, second: newer })}`;

/** The path under which anyone can read a shared report. */
export const sharedReportPath = (token: string) => sitePaths.sharedReport.replace(':token', token);
