import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { ComingPage } from '../routes/coming.tsx';
import { Guard } from './guard.tsx';
import { paths } from './paths.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell.tsx';

const coming = (path: string, page: ComingPage): RouteObject => ({
  path,
  lazy: () => import('../routes/coming.tsx'),
  handle: { page },
});

const guarded: RouteObject[] = [
  { path: paths.practice, lazy: () => import('../routes/practice/browser.tsx') },
  { path: paths.question, lazy: () => import('../routes/practice/question.tsx'), handle: { bare: true } },
  { path: paths.profile, lazy: () => import('../routes/profile.tsx') },
  coming(paths.vocabulary, 'vocabulary'),
];

const open: RouteObject[] = [
  { path: paths.home, lazy: () => import('../routes/home.tsx') },
  { path: paths.login, lazy: () => import('../routes/login.tsx') },
  { path: paths.register, lazy: () => import('../routes/register.tsx') },
  { path: paths.verify, lazy: () => import('../routes/verify.tsx') },
  { path: paths.passwordReset, lazy: () => import('../routes/password-reset.tsx') },
  coming(paths.pricing, 'pricing'),
  coming(paths.paySuccess, 'pricing'),
  coming(paths.payCancel, 'pricing'),
  coming(paths.courses, 'courses'),
  coming(paths.speakingAi, 'speakingAi'),
  coming(paths.writingAi, 'writingAi'),
  coming(paths.mockTest, 'mockTest'),
  coming(paths.blog, 'blog'),
  coming(paths.blogPost, 'blog'),
  coming(paths.careers, 'careers'),
  coming(paths.job, 'careers'),
  coming(paths.contact, 'contact'),
  coming(paths.about, 'about'),
  coming(paths.terms, 'terms'),
  coming(paths.privacy, 'privacy'),
  { path: '*', lazy: () => import('../routes/not-found.tsx') },
];

/** All routes, each loaded when it is first gone to. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <RouteFailure />,
      hydrateFallbackElement: <span hidden />,
      children: [...open, { element: <Guard />, children: guarded }],
    },
  ]);
