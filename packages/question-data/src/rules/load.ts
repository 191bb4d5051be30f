import type { TypeRules } from '../check/rule.ts';
import type { TypeSlug } from '../check/type-of.ts';

type Load = () => Promise<{ readonly rules: TypeRules }>;

const loads: Readonly<Record<TypeSlug, Load>> = {
  'read-and-select': () => import('./read-and-select.gen.ts'),
  'read-aloud': () => import('./read-aloud.gen.ts'),
  'read-then-speak': () => import('./read-then-speak.gen.ts'),
  'listen-then-speak': () => import('./listen-then-speak.gen.ts'),
  'speak-about-the-photo': () => import('./speak-about-the-photo.gen.ts'),
  'listen-and-type': () => import('./listen-and-type.gen.ts'),
  'interactive-listening': () => import('./interactive-listening.gen.ts'),
  'read-and-complete': () => import('./read-and-complete.gen.ts'),
  'interactive-reading': () => import('./interactive-reading.gen.ts'),
  'fill-in-the-blanks': () => import('./fill-in-the-blanks.gen.ts'),
  'write-about-the-photo': () => import('./write-about-the-photo.gen.ts'),
  'interactive-writing': () => import('./interactive-writing.gen.ts'),
  'speaking-sample': () => import('./speaking-sample.gen.ts'),
  'writing-sample': () => import('./writing-sample.gen.ts'),
  'interactive-speaking': () => import('./interactive-speaking.gen.ts'),
};

/** Loads the rules of one type, for {@link checkWith}. */
export const loadRules = async (slug: TypeSlug): Promise<TypeRules> => (await loads[slug]()).rules;
