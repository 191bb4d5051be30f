import type { Page } from '@playwright/test';
import type { Learner } from '../../e2e/support/test.ts';
import { blogPostPath, previewQuestionPath, sitePaths } from '../../packages/ui/src/screens/site-paths.ts';
import { buy, missSome, order, practiseAndPay } from './preparations.ts';

/** A page to capture, with its setup. Must not depend on texts, because it is captured in two languages. */
export interface VisualPage {
  /** File name of its screenshots. */
  name: string;
  /** Path; for learners it may be created by a function. */
  address: string | ((page: Page, learner: Learner) => Promise<string>);
  /** Whether a learner is logged in; otherwise a visitor. */
  isLearners?: true;
  /** Only captured on a phone. */
  isPhones?: true;
  /** Capture only the viewport, because an overlay is shown. */
  isOneScreen?: true;
  /** Creates data before the page is opened. */
  before?: (page: Page, learner: Learner) => Promise<unknown>;
  /** Interacts with the open page. */
  after?: (page: Page) => Promise<unknown>;
}

const learners = { isLearners: true } as const;

const companyPages: readonly VisualPage[] = [
  { name: 'careers', address: sitePaths.careers },
  { name: 'job', address: sitePaths.job.replace(':title', 'frontend') },
  { name: 'contact', address: sitePaths.contact },
  { name: 'about', address: sitePaths.about },
  { name: 'terms', address: sitePaths.terms },
  { name: 'privacy', address: sitePaths.privacy },
  { name: 'refunds', address: sitePaths.refunds },
  { name: 'credits', address: sitePaths.credits },
];

const accountPages: readonly VisualPage[] = [
  { name: 'login', address: sitePaths.login },
  { name: 'register', address: sitePaths.register },
  { name: 'verify', address: `${sitePaths.verify}?account=lin@example.org` },
  { name: 'password-reset', address: sitePaths.passwordReset },
  { name: 'profile', address: sitePaths.profile, ...learners, before: practiseAndPay },
];

const paymentPages: readonly VisualPage[] = [
  { name: 'pricing', address: sitePaths.pricing },
  { name: 'pricing-plan', address: sitePaths.pricing, ...learners, before: buy },
  { name: 'checkout-sandbox', address: order, ...learners },
  { name: 'pay-success', address: buy, ...learners },
  { name: 'pay-cancel', address: sitePaths.payCancel },
];

const practicePages: readonly VisualPage[] = [
  { name: 'preview', address: sitePaths.preview },
  { name: 'preview-workspace', address: previewQuestionPath(1) },
  { name: 'practice', address: sitePaths.practice, ...learners },
  {
    name: 'practice-empty',
    address: sitePaths.practice,
    ...learners,
    after: (page) => page.locator('main select').last().selectOption({ index: 1 }),
  },
  { name: 'vocabulary', address: sitePaths.vocabulary, ...learners },
  {
    name: 'vocabulary-hidden',
    address: sitePaths.vocabulary,
    ...learners,
    after: async (page) => {
      for (const part of await page.getByRole('switch').all()) await part.press('Space');
    },
  },
  { name: 'notebook', address: sitePaths.notebook, ...learners, before: missSome },
  { name: 'review', address: sitePaths.review, ...learners, before: missSome },
  {
    name: 'review-revealed',
    address: sitePaths.review,
    ...learners,
    before: missSome,
    after: (page) => page.keyboard.press('Space'),
  },
];

const coursePages: readonly VisualPage[] = [
  { name: 'courses', address: sitePaths.courses },
  { name: 'courses-live', address: `${sitePaths.courses}?mode=live` },
  { name: 'lesson', address: sitePaths.lesson.replace(':lesson', 'template-speak-about-a-photo') },
  { name: 'watch', address: sitePaths.lesson.replace(':lesson', 'watch') },
];

/** All pages that are not questions. */
export const visualPages: readonly VisualPage[] = [
  { name: 'home', address: sitePaths.home },
  { name: 'home-learner', address: sitePaths.home, ...learners, before: missSome },
  ...practicePages,
  ...paymentPages,
  ...accountPages,
  ...coursePages,
  { name: 'speaking-ai', address: sitePaths.speakingAi },
  { name: 'writing-ai', address: sitePaths.writingAi },
  { name: 'mock-test', address: sitePaths.mockTest },
  { name: 'blog', address: sitePaths.blog },
  { name: 'article', address: blogPostPath('004') },
  ...companyPages,
  {
    name: 'offline',
    address: sitePaths.blog,
    isOneScreen: true,
    after: (page) => page.context().setOffline(true),
  },
  { name: 'not-found', address: '/nothing/here' },
  {
    name: 'drawer',
    address: sitePaths.home,
    isPhones: true,
    isOneScreen: true,
    after: (page) => page.locator('header button').first().click(),
  },
  {
    name: 'account-menu',
    address: sitePaths.practice,
    ...learners,
    isOneScreen: true,
    after: async (page) => {
      await page.locator('header [aria-haspopup=menu]').click();
      await page.getByRole('menu').waitFor();
    },
  },
];
