import { sitePaths } from '@rehearse/ui/screens';

/** A page of the signed-in, which is drawn at build as it looks while it loads, and then replaced by the app. */
export interface Sketch {
  path: string;
  /** Says what the page is about, under `descriptions.*` in `app.json`. */
  text: 'practice' | 'question' | 'vocabulary' | 'notebook' | 'review' | 'profile';
  /** Texts that the page needs as soon as there is something to show, beside those that its sketch is drawn with. */
  namespaces?: readonly string[];
  /** Files below the app's folder that the page asks for as soon as it runs, beside those of its route. */
  modules?: readonly string[];
}

const session = ['src/session/session-actor.ts', '../../packages/api-client/src/session-client.ts'];
const room = 'src/delivery/practice-room.ts';

/** Every page of the signed-in. */
export const sketches: readonly Sketch[] = [
  { path: sitePaths.practice, text: 'practice', modules: [...session, room] },
  { path: sitePaths.question, text: 'question', namespaces: ['practice'], modules: [...session, room] },
  { path: sitePaths.vocabulary, text: 'vocabulary', modules: [...session, room] },
  { path: sitePaths.notebook, text: 'notebook', modules: [...session, room] },
  { path: sitePaths.review, text: 'review', modules: [...session, room] },
  { path: sitePaths.profile, text: 'profile', modules: [...session, room] },
];

/** The sketch of the page at an address. */
export const sketchAt = (pathname: string): Sketch | undefined =>
  sketches.find(({ path }) => path === pathname.replace(/\/+$/, ''));
