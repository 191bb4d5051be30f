import { sitePaths } from '@rehearse/ui/screens';

/** A page for logged-in learners that is prerendered in its loading state and then replaced by the app. */
export interface Sketch {
  path: string;
  /** Key of its description under `descriptions.*` in `app.json`. */
  text: 'practice' | 'question' | 'vocabulary' | 'notebook' | 'review' | 'mistakes' | 'profile' | 'goals';
  /** Text namespaces that the page needs for its content, in addition to those of its sketch. */
  namespaces?: readonly string[];
  /** Files that the page needs as soon as it runs, in addition to those of its route; relative to the app's folder. */
  modules?: readonly string[];
}

const session = ['src/session/session-actor.ts', '../../packages/api-client/src/session-client.ts'];
const workspace = 'src/delivery/learner-workspace.ts';

/** All pages for logged-in learners. */
export const sketches: readonly Sketch[] = [
  { path: sitePaths.practice, text: 'practice', modules: [...session, workspace] },
  { path: sitePaths.question, text: 'question', namespaces: ['practice'], modules: [...session, workspace] },
  { path: sitePaths.vocabulary, text: 'vocabulary', modules: [...session, workspace] },
  { path: sitePaths.notebook, text: 'notebook', modules: [...session, workspace] },
  { path: sitePaths.review, text: 'review', modules: [...session, workspace] },
  { path: sitePaths.mistakes, text: 'mistakes', namespaces: ['reasons'], modules: [...session, workspace] },
  {
    path: sitePaths.drills,
    text: 'mistakes',
    namespaces: ['reasons', 'corrections'],
    modules: [...session, workspace],
  },
  { path: sitePaths.profile, text: 'profile', modules: [...session, workspace] },
  { path: sitePaths.goals, text: 'goals', modules: session },
];

/** The sketch of the page at a URL. */
export const sketchAt = (pathname: string): Sketch | undefined =>
  sketches.find(({ path }) => path === pathname.replace(/\/+$/, ''));
