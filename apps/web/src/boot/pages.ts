import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { framedPage, type LoadedPage, page } from './page.ts';

/** A page by its name in `paths`. */
export type PageName = keyof typeof paths;

/** For logged-in learners, without the site frame: a question fills the page. */
export const questionPages = {
  question: page('practice/question'),
  sitting: page('sittings/sitting'),
} satisfies Partial<Record<PageName, LoadedPage>>;

/** For everybody, without a frame. */
export const openQuestionPages = { previewQuestion: page('preview-question') } satisfies Partial<
  Record<PageName, LoadedPage>
>;

/** For the signed-in. */
export const learnersPages = {
  practice: framedPage('practice/browser'),
  profile: framedPage('profile'),
  goals: framedPage('goals'),
  vocabulary: framedPage('vocabulary'),
  notebook: framedPage('notebook/notebook'),
  review: framedPage('notebook/review'),
  mistakes: framedPage('mistakes/mistakes'),
  drills: framedPage('mistakes/drills'),
  correction: framedPage('correction'),
  practiceInARow: framedPage('practice/in-a-row'),
  tests: framedPage('tests/history'),
  testStart: framedPage('tests/start'),
  testComparison: framedPage('tests/comparison'),
  testReport: framedPage('tests/report'),
  testAnswer: framedPage('tests/answer'),
} satisfies Partial<Record<PageName, LoadedPage>>;

/** For everybody. */
export const openPages = {
  home: framedPage('home'),
  login: framedPage('login'),
  register: framedPage('register'),
  verify: framedPage('verify'),
  passwordReset: framedPage('password-reset'),
  preview: framedPage('preview'),
  pricing: framedPage('pricing'),
  paySuccess: framedPage('pay/success'),
  payCancel: framedPage('pay/cancel'),
  courses: framedPage('courses/courses'),
  lesson: framedPage('courses/lesson'),
  grammar: framedPage('grammar/list'),
  grammarLesson: framedPage('grammar/lesson'),
  speakingAi: framedPage('products/speaking-ai'),
  writingAi: framedPage('products/writing-ai'),
  mockTest: framedPage('products/mock-test'),
  blog: framedPage('blog/list'),
  blogPost: framedPage('blog/post'),
  careers: framedPage('company/careers'),
  job: framedPage('company/job'),
  contact: framedPage('company/contact'),
  about: framedPage('company/about'),
  terms: framedPage('legal/terms'),
  privacy: framedPage('legal/privacy'),
  refunds: framedPage('legal/refunds'),
  credits: framedPage('legal/credits'),
  sharedReport: framedPage('shared-report'),
} satisfies Record<
  Exclude<PageName, keyof typeof questionPages | keyof typeof openQuestionPages | keyof typeof learnersPages>,
  LoadedPage
>;

/** What is drawn at every other address. */
export const notFound = framedPage('not-found');

const all: Record<PageName, LoadedPage> = { ...questionPages, ...openQuestionPages, ...learnersPages, ...openPages };

/** The page that an address leads to. */
export function pageAt(pathname: string): LoadedPage {
  const name = (Object.keys(all) as PageName[]).find((known) => matchPath(paths[known], pathname));
  return name === undefined ? notFound : all[name];
}
