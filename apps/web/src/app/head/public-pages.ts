import { blogPostPath, sitePaths } from '@rehearse/ui/screens';

/** Texts of a page under `pages.*` (its name) and `descriptions.*` in `app.json`. */
export type PageText =
  | 'home'
  | 'login'
  | 'register'
  | 'passwordReset'
  | 'preview'
  | 'pricing'
  | 'payCancel'
  | 'courses'
  | 'speakingAi'
  | 'writingAi'
  | 'mockTest'
  | 'blog'
  | 'careers'
  | 'contact'
  | 'about'
  | 'terms'
  | 'privacy'
  | 'refunds'
  | 'credits'
  | 'notFound';

/** One concrete address that everybody may open: prerendered, crawled, and named to search engines. */
export interface PublicPage {
  path: string;
  /** Says what the page is about where the route itself does not. */
  text: PageText;
  /** The page above, as the breadcrumbs tell it. */
  parent?: string;
  /** What stands at the address; default `page`. */
  kind?: 'article' | 'page';
  /** False keeps it out of search engines and the sitemap. Default true. */
  listed?: boolean;
}

/** Numbers of the articles. */
export const posts = ['001', '002', '003', '004', '005', '006'] as const;

/** Titles in the addresses of the open jobs. */
export const jobs = ['fullstack', 'frontend', 'backend', 'ui-designer', 'digital-marketing'] as const;

/** Names in the addresses of the written lessons. */
export const lessons = [
  'pitfall-guide',
  'template-speak-about-a-photo',
  'template-read-then-speak',
  'template-write-about-a-photo',
  'template-interactive-writing',
  'template-speaking-and-writing-samples',
  'words-everyday',
  'words-study-and-work',
  'words-for-precision',
] as const;

/** What is shown at every address that is no page. */
export const notFoundPage: PublicPage = { path: '/404', text: 'notFound', listed: false };

/** Every public address. */
export const publicPages: readonly PublicPage[] = [
  { path: sitePaths.home, text: 'home' },
  { path: sitePaths.login, text: 'login', listed: false },
  { path: sitePaths.register, text: 'register', listed: false },
  { path: sitePaths.passwordReset, text: 'passwordReset', listed: false },
  { path: sitePaths.preview, text: 'preview' },
  { path: sitePaths.pricing, text: 'pricing' },
  { path: sitePaths.payCancel, text: 'payCancel', listed: false },
  { path: sitePaths.courses, text: 'courses' },
  ...lessons.map(
    (lesson): PublicPage => ({
      path: sitePaths.lesson.replace(':lesson', lesson),
      text: 'courses',
      parent: sitePaths.courses,
      kind: 'article',
    }),
  ),
  { path: sitePaths.lesson.replace(':lesson', 'watch'), text: 'courses', parent: sitePaths.courses },
  { path: sitePaths.speakingAi, text: 'speakingAi' },
  { path: sitePaths.writingAi, text: 'writingAi' },
  { path: sitePaths.mockTest, text: 'mockTest' },
  { path: sitePaths.blog, text: 'blog' },
  ...posts.map(
    (post): PublicPage => ({ path: blogPostPath(post), text: 'blog', parent: sitePaths.blog, kind: 'article' }),
  ),
  { path: sitePaths.careers, text: 'careers' },
  ...jobs.map(
    (job): PublicPage => ({
      path: sitePaths.job.replace(':title', job),
      text: 'careers',
      parent: sitePaths.careers,
    }),
  ),
  { path: sitePaths.contact, text: 'contact' },
  { path: sitePaths.about, text: 'about' },
  { path: sitePaths.terms, text: 'terms' },
  { path: sitePaths.privacy, text: 'privacy' },
  { path: sitePaths.refunds, text: 'refunds' },
  { path: sitePaths.credits, text: 'credits' },
];

/** The page at an address, whether or not a slash follows; undefined for pages that are not for everybody. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  publicPages.find(({ path }) => path === (pathname.replace(/\/+$/, '') || '/'));
