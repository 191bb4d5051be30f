'use client';
import { Heading, Stack, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import type { LessonGroup, WrittenLesson } from './courses.types.ts';
import { LessonRows } from './lesson-rows.tsx';

interface WrittenListProps {
  group: LessonGroup;
  lessons: readonly WrittenLesson[];
}

/** The written lessons of a group. */
export function WrittenList({ group, lessons }: WrittenListProps) {
  const { t } = useCoursesTranslation();
  return (
    <Stack space="medium">
      <Stack space="xxsmall">
        <Heading level={3} size="medium">
          {t(`groups.${group}.title`)}
        </Heading>
        <Text tone="secondary">{t(`groups.${group}.text`)}</Text>
      </Stack>
      <LessonRows lessons={lessons} />
    </Stack>
  );
}
