'use client';
import { textIn } from '@rehearse/languages';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import { useScoreTexts } from '../score-scale/index.ts';
import type { CourseLink, CourseTask, RosterMember } from './school-courses.types.ts';

/** Sentences about courses in the reader's language. */
export function useCourseTexts() {
  const { t, language } = useSchoolsTranslation();
  const { typeName, percentOf, instantOf } = useScoreTexts();
  /** "Drill: Read & Select, easy, 10 questions". */
  function taskText(task: CourseTask): string {
    switch (task.kind) {
      case 'question':
        return t('task.question', { type: typeName(task.question.submoduleId) });
      case 'drill':
        return t('task.drill', {
          ...{ type: typeName(task.submoduleId), level: t(`levels.${task.level}`), count: task.count },
        });
      case 'mock':
        return t(`task.test.${task.form}`, { exam: textIn(task.name, language) ?? '' });
      default:
        return t(`task.${task.kind}`);
    }
  }
  return {
    taskText,
    percentOf,
    instantOf,
    /** What the teacher called a link, or what it opens. */
    linkName: ({ title, task }: CourseLink) => title ?? taskText(task),
    memberName: ({ name, memberId }: Pick<RosterMember, 'name' | 'memberId'>) =>
      name ?? t('members.unnamed', { id: memberId }),
  };
}
