import type { TypeId } from '@rehearse/question-types';
import type { LessonLinksProps } from '@rehearse/ui/screens';
import { paths } from '../lib/paths.ts';

interface TypeLessons {
  /** Anchor of the type in the pitfall guide. */
  pitfalls: string;
  /** The lesson with an answer template. */
  template?: string;
}

const samples = 'template-speaking-and-writing-samples';

/** The written lessons about each question type, by submodule id. */
export const typeLessons: Readonly<Record<TypeId, TypeLessons>> = {
  1: { pitfalls: 'read-and-select' },
  2: { pitfalls: 'read-aloud' },
  3: { pitfalls: 'read-then-speak', template: 'template-read-then-speak' },
  4: { pitfalls: 'listen-then-speak', template: 'template-read-then-speak' },
  5: { pitfalls: 'speak-about-the-photo', template: 'template-speak-about-a-photo' },
  6: { pitfalls: 'listen-and-type' },
  7: { pitfalls: 'interactive-listening' },
  8: { pitfalls: 'read-and-complete' },
  9: { pitfalls: 'interactive-reading' },
  10: { pitfalls: 'fill-in-the-blanks' },
  11: { pitfalls: 'write-about-the-photo', template: 'template-write-about-a-photo' },
  12: { pitfalls: 'interactive-writing', template: 'template-interactive-writing' },
  13: { pitfalls: 'speaking-sample', template: `${samples}#speaking` },
  14: { pitfalls: 'writing-sample', template: `${samples}#writing` },
};

const lessonHref = (lesson: string) => paths.lesson.replace(':lesson', lesson);

/** Links to the lessons about a question type; null if it has none. */
export function lessonsOfType(submoduleId: number): LessonLinksProps | null {
  const lessons: TypeLessons | undefined = typeLessons[submoduleId as TypeId];
  if (!lessons) return null;
  return {
    pitfallsHref: lessonHref(`pitfall-guide#${lessons.pitfalls}`),
    templateHref: lessons.template && lessonHref(lessons.template),
  };
}
