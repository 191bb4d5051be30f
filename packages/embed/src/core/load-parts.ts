import type { TypeRules, TypeSlug } from '@rehearse/question-data/check';
import type { PracticeFlow } from '../types/practice-flow.ts';
import type { OpenRecordings } from './device.ts';

/** What a question type consists of: how its data are checked, what runs and draws it, and its styles. */
export interface TypeParts {
  rules: TypeRules;
  flow: PracticeFlow;
  sheet: string;
  /** Only of types that record. */
  createRecordings?: OpenRecordings;
}

const parts: Readonly<Record<TypeSlug, () => Promise<TypeParts>>> = {
  'read-and-select': () => import('./parts/read-and-select.ts'),
  'read-aloud': () => import('./parts/read-aloud.ts'),
  'read-then-speak': () => import('./parts/read-then-speak.ts'),
  'listen-then-speak': () => import('./parts/listen-then-speak.ts'),
  'speak-about-the-photo': () => import('./parts/speak-about-the-photo.ts'),
  'listen-and-type': () => import('./parts/listen-and-type.ts'),
  'interactive-listening': () => import('./parts/interactive-listening.ts'),
  'read-and-complete': () => import('./parts/read-and-complete.ts'),
  'interactive-reading': () => import('./parts/interactive-reading.ts'),
  'fill-in-the-blanks': () => import('./parts/fill-in-the-blanks.ts'),
  'write-about-the-photo': () => import('./parts/write-about-the-photo.ts'),
  'interactive-writing': () => import('./parts/interactive-writing.ts'),
  'speaking-sample': () => import('./parts/speaking-sample.ts'),
  'writing-sample': () => import('./parts/writing-sample.ts'),
  'interactive-speaking': () => import('./parts/interactive-speaking.ts'),
};

/** Loads a question type, once. */
export const loadParts = (slug: TypeSlug): Promise<TypeParts> => parts[slug]();
