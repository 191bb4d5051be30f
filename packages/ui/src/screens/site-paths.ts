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
  classes: '/classes',
  joinClass: '/classes/join/:token',
  schoolCourse: '/classes/courses/:courseId',
  class: '/classes/:classId',
  newAssignment: '/classes/:classId/assignments/new',
  assignment: '/classes/:classId/assignments/:assignmentId',
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
