'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Heading, Icon, Link, Stack, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import type { LessonGroup, WrittenLesson } from './courses.types.ts';
import * as styles from './courses-screen.css.ts';

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
      <ul className={styles.rows}>
        {lessons.map(({ href, title, intro, minutes }) => (
          <li key={href} className={styles.row}>
            <Link href={href} className={styles.rowLink}>
              <span className={styles.words}>
                <Text as="span" weight="strong">
                  {title}
                </Text>
                <Text as="span" size="small" tone="secondary">
                  {intro}
                </Text>
                <Text as="span" size="caption" tone="muted" tabular>
                  {t('minutes', { count: minutes })}
                </Text>
              </span>
              <Icon glyph={ChevronRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
