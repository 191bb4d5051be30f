import { blogPostPath, grammarLessonPath, sitePaths } from '@rehearse/ui/screens';

/** Texts of a page: its name in `pages.*` and its description in `descriptions.*` of `app.json`. */
export type PageText =
  | 'home'
  | 'login'
  | 'register'
  | 'passwordReset'
  | 'preview'
  | 'pricing'
  | 'payCancel'
  | 'courses'
  | 'grammar'
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

/** A URL that everyone can open: prerendered, crawled and listed for search engines. */
export interface PublicPage {
  path: string;
  /** Description of the page, if the route has none. */
  text: PageText;
  /** The parent page, for breadcrumbs. */
  parent?: string;
  /** Type of the page; default `page`. */
  kind?: 'article' | 'page';
  /** False excludes it from search engines and the sitemap. Default true. */
  listed?: boolean;
}

/** Numbers of the articles. */
export const posts = ['001', '002', '003', '004', '005', '006'] as const;

/** Slugs of the open jobs. */
export const jobs = ['fullstack', 'frontend', 'backend', 'ui-designer', 'digital-marketing'] as const;

/** Slugs of the written lessons. */
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

/** Slugs of the grammar lessons: the kinds of mistakes, in the order of the lessons. */
export const grammarLessons = [
  'determiner',
  'noun-number',
  'countability',
  'agreement',
  'tense',
  'verb-form',
  'preposition',
  'word-order',
  'conjunction',
  'pronoun',
  'comparison',
  'spelling',
  'confusable',
  'punctuation',
  'capital',
  'run-on',
  'fragment',
  'missing-word',
  'extra-word',
  'word-choice',
] as const;

/** Shown at all unknown URLs. */
export const notFoundPage: PublicPage = { path: '/404', text: 'notFound', listed: false };

/** All public URLs. */
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
  { path: sitePaths.grammar, text: 'grammar' },
  ...grammarLessons.map(
    (kind): PublicPage => ({
      path: grammarLessonPath(kind),
      text: 'grammar',
      parent: sitePaths.grammar,
      kind: 'article',
    }),
  ),
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

/** The page at a URL, with or without a trailing slash; undefined for pages that are not public. */
export const publicPageAt = (pathname: string): PublicPage | undefined =>
  publicPages.find(({ path }) => path === (pathname.replace(/\/+$/, '') || '/'));
