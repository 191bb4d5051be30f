'use client';
import { Stack } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useSchoolsTranslation } from '../../i18n/use-schools-translation.ts';
import { ClassHead } from '../classes/class-head.tsx';
import { ClassStates } from '../classes/class-states.tsx';
import type { ClassPart } from '../classes/classes.types.ts';
import { sitePaths } from '../site-paths.ts';
import { CourseLinks } from './course-links.tsx';
import { CourseMembers } from './course-members.tsx';
import { MyCourse } from './my-course.tsx';
import type { CourseRecord, Roster } from './school-courses.types.ts';

export interface SchoolCourseScreenProps {
  found: ClassPart<CourseRecord>;
  onRetry: () => void;
  /** The members, for teachers. */
  roster: Roster;
  onRetryRoster: () => void;
}

/** A course of a school's platform: who did what for its teachers, their own work for its learners. */
export function SchoolCourseScreen({ found, onRetry, roster, onRetryRoster }: SchoolCourseScreenProps) {
  const { t } = useSchoolsTranslation();
  const { t: classes } = useClassesTranslation();
  const missing = { title: t('missing.title'), text: t('missing.text') };
  return (
    <ClassStates part={found} onRetry={onRetry} missing={missing}>
      {(value) => {
        const { title, school, isTeacher } = value.course;
        return (
          <Stack space="large">
            <ClassHead
              back={{ href: sitePaths.classes, label: classes('back') }}
              title={title ?? t('untitled')}
              about={isTeacher ? t('teaching', { school }) : school}
            />
            {isTeacher ? (
              <>
                <CourseLinks links={value.links} works={value.works} />
                <CourseMembers found={value} roster={roster} onRetry={onRetryRoster} />
              </>
            ) : (
              <MyCourse found={value} />
            )}
          </Stack>
        );
      }}
    </ClassStates>
  );
}
