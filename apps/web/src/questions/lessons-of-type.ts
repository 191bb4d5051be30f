import { findType, slugOf, type TypeKey } from '@rehearse/question-types';
import type { LessonLinksProps } from '@rehearse/ui/screens';
import { paths } from '../lib/paths.ts';

const samples = 'template-speaking-and-writing-samples';

/** The lessons with an answer template. */
const templates: Readonly<Partial<Record<TypeKey, string>>> = {
  readThenSpeak: 'template-read-then-speak',
  listenThenSpeak: 'template-read-then-speak',
  speakAboutThePhoto: 'template-speak-about-a-photo',
  writeAboutThePhoto: 'template-write-about-a-photo',
  interactiveWriting: 'template-interactive-writing',
  speakingSample: `${samples}#speaking`,
  writingSample: `${samples}#writing`,
};

const lessonHref = (lesson: string) => paths.lesson.replace(':lesson', lesson);

/** Links to the lessons about a question type; null for an unknown one. Each type has an anchor in the pitfall guide. */
export function lessonsOfType(submoduleId: number): LessonLinksProps | null {
  const type = findType(submoduleId);
  if (!type) return null;
  const template = templates[type.key];
  return { pitfallsHref: lessonHref(`pitfall-guide#${slugOf(type)}`), templateHref: template && lessonHref(template) };
}
