import type { TypeSlug } from '@rehearse/question-data/check';
import type { TypeParts } from './type-parts.ts';

const letterBoxes = () => import('./parts/letter-boxes.ts');
const speaking = () => import('./parts/speaking.ts');
const writing = () => import('./parts/writing.ts');

/** Types that share a flow share a file. */
const parts: Readonly<Record<TypeSlug, () => Promise<TypeParts>>> = {
  'read-and-select': () => import('./parts/read-and-select.ts'),
  'read-aloud': async () => (await speaking()).readAloud,
  'read-then-speak': async () => (await speaking()).readThenSpeak,
  'listen-then-speak': async () => (await speaking()).listenThenSpeak,
  'speak-about-the-photo': async () => (await speaking()).speakAboutThePhoto,
  'listen-and-type': () => import('./parts/listen-and-type.ts'),
  'interactive-listening': () => import('./parts/interactive-listening.ts'),
  'read-and-complete': async () => (await letterBoxes()).readAndComplete,
  'interactive-reading': () => import('./parts/interactive-reading.ts'),
  'fill-in-the-blanks': async () => (await letterBoxes()).fillInTheBlanks,
  'write-about-the-photo': async () => (await writing()).writeAboutThePhoto,
  'interactive-writing': () => import('./parts/interactive-writing.ts'),
  'speaking-sample': async () => (await speaking()).speakingSample,
  'writing-sample': async () => (await writing()).writingSample,
  'interactive-speaking': () => import('./parts/interactive-speaking.ts'),
};

/** Loads a question type, once. */
export const loadParts = (slug: TypeSlug): Promise<TypeParts> => parts[slug]();
