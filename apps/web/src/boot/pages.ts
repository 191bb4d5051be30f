import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { framedPage, type LoadedPage, page } from './page.ts';

/** A page by its name in `paths`. */
export type PageName = keyof typeof paths;

/** For logged-in learners, without the site frame: a question fills the page. */
export const questionPages = {
  question: page(() => import('../routes/practice/question.tsx')),
  sitting: page(() => import('../routes/sittings/sitting.tsx')),
} satisfies Partial<Record<PageName, LoadedPage>>;

/** For everybody, without a frame. */
export const openQuestionPages = {
  previewQuestion: page(() => import('../routes/preview-question.tsx')),
} satisfies Partial<Record<PageName, LoadedPage>>;

/** For the signed-in. */
export const learnersPages = {
  practice: framedPage(() => import('../routes/practice/browser.tsx')),
  profile: framedPage(() => import('../routes/profile.tsx')),
  goals: framedPage(() => import('../routes/goals.tsx')),
  vocabulary: framedPage(() => import('../routes/vocabulary.tsx')),
  notebook: framedPage(() => import('../routes/notebook/notebook.tsx')),
  review: framedPage(() => import('../routes/notebook/review.tsx')),
  mistakes: framedPage(() => import('../routes/mistakes/mistakes.tsx')),
  drills: framedPage(() => import('../routes/mistakes/drills.tsx')),
  correction: framedPage(() => import('../routes/correction.tsx')),
  practiceInARow: framedPage(() => import('../routes/practice/in-a-row.tsx')),
  tests: framedPage(() => import('../routes/tests/history.tsx')),
  testStart: framedPage(() => import('../routes/tests/start.tsx')),
  testComparison: framedPage(() => import('../routes/tests/comparison.tsx')),
  testReport: framedPage(() => import('../routes/tests/report.tsx')),
  testAnswer: framedPage(() => import('../routes/tests/answer.tsx')),
  classes: framedPage(() => import('../routes/classes/list.tsx')),
  schoolCourse: framedPage(() => import('../routes/classes/school-course.tsx')),
  class: framedPage(() => import('../routes/classes/class.tsx')),
  newAssignment: framedPage(() => import('../routes/classes/new-assignment.tsx')),
  assignment: framedPage(() => import('../routes/classes/assignment.tsx')),
} satisfies Partial<Record<PageName, LoadedPage>>;

/** For everybody. */
export const openPages = {
  home: framedPage(() => import('../routes/home.tsx')),
  login: framedPage(() => import('../routes/login.tsx')),
  register: framedPage(() => import('../routes/register.tsx')),
  verify: framedPage(() => import('../routes/verify.tsx')),
  passwordReset: framedPage(() => import('../routes/password-reset.tsx')),
  preview: framedPage(() => import('../routes/preview.tsx')),
  pricing: framedPage(() => import('../routes/pricing.tsx')),
  paySuccess: framedPage(() => import('../routes/pay/success.tsx')),
  payCancel: framedPage(() => import('../routes/pay/cancel.tsx')),
  courses: framedPage(() => import('../routes/courses/courses.tsx')),
  lesson: framedPage(() => import('../routes/courses/lesson.tsx')),
  grammar: framedPage(() => import('../routes/grammar/list.tsx')),
  grammarLesson: framedPage(() => import('../routes/grammar/lesson.tsx')),
  speakingAi: framedPage(() => import('../routes/products/speaking-ai.tsx')),
  writingAi: framedPage(() => import('../routes/products/writing-ai.tsx')),
  mockTest: framedPage(() => import('../routes/products/mock-test.tsx')),
  blog: framedPage(() => import('../routes/blog/list.tsx')),
  blogPost: framedPage(() => import('../routes/blog/post.tsx')),
  careers: framedPage(() => import('../routes/company/careers.tsx')),
  job: framedPage(() => import('../routes/company/job.tsx')),
  contact: framedPage(() => import('../routes/company/contact.tsx')),
  about: framedPage(() => import('../routes/company/about.tsx')),
  terms: framedPage(() => import('../routes/legal/terms.tsx')),
  privacy: framedPage(() => import('../routes/legal/privacy.tsx')),
  refunds: framedPage(() => import('../routes/legal/refunds.tsx')),
  credits: framedPage(() => import('../routes/legal/credits.tsx')),
  sharedReport: framedPage(() => import('../routes/shared-report.tsx')),
  joinClass: framedPage(() => import('../routes/classes/join.tsx')),
} satisfies Record<
  Exclude<PageName, keyof typeof questionPages | keyof typeof openQuestionPages | keyof typeof learnersPages>,
  LoadedPage
>;

/** What is drawn at every other address. */
export const notFound = framedPage(() => import('../routes/not-found.tsx'));

const all: Record<PageName, LoadedPage> = { ...questionPages, ...openQuestionPages, ...learnersPages, ...openPages };

/** The page that an address leads to. */
export function pageAt(pathname: string): LoadedPage {
  const name = (Object.keys(all) as PageName[]).find((known) => matchPath(paths[known], pathname));
  return name === undefined ? notFound : all[name];
}
