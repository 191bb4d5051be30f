import { matchPath } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { type LoadedPage, page } from './page.ts';

/** A page by its name in `paths`. */
export type PageName = keyof typeof paths;

/** For the signed-in, without a frame: a question fills the room. */
export const rooms = { question: page('practice/question') } satisfies Partial<Record<PageName, LoadedPage>>;

/** For everybody, without a frame. */
export const openRooms = { previewQuestion: page('preview-question') } satisfies Partial<Record<PageName, LoadedPage>>;

/** For the signed-in. */
export const learnersPages = {
  practice: page('practice/browser'),
  profile: page('profile'),
  vocabulary: page('vocabulary'),
  notebook: page('notebook/notebook'),
  review: page('notebook/review'),
} satisfies Partial<Record<PageName, LoadedPage>>;

/** For everybody. */
export const openPages = {
  home: page('home'),
  login: page('login'),
  register: page('register'),
  verify: page('verify'),
  passwordReset: page('password-reset'),
  preview: page('preview'),
  pricing: page('pricing'),
  paySuccess: page('pay/success'),
  payCancel: page('pay/cancel'),
  courses: page('courses/courses'),
  lesson: page('courses/lesson'),
  speakingAi: page('products/speaking-ai'),
  writingAi: page('products/writing-ai'),
  mockTest: page('products/mock-test'),
  blog: page('blog/list'),
  blogPost: page('blog/post'),
  careers: page('company/careers'),
  job: page('company/job'),
  contact: page('company/contact'),
  about: page('company/about'),
  terms: page('legal/terms'),
  privacy: page('legal/privacy'),
  refunds: page('legal/refunds'),
  credits: page('legal/credits'),
} satisfies Record<
  Exclude<PageName, keyof typeof rooms | keyof typeof openRooms | keyof typeof learnersPages>,
  LoadedPage
>;

/** What is drawn at every other address. */
export const notFound = page('not-found');

const all: Record<PageName, LoadedPage> = { ...rooms, ...openRooms, ...learnersPages, ...openPages };

/** The page that an address leads to. */
export function pageAt(pathname: string): LoadedPage {
  const name = (Object.keys(all) as PageName[]).find((known) => matchPath(paths[known], pathname));
  return name === undefined ? notFound : all[name];
}
