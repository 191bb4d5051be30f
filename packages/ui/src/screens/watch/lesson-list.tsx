'use client';
import Play from 'lucide-react/icons/play';
import { Heading, Icon, Link, Stack, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { type VideoLesson, watchPath } from '../courses/courses.types.ts';
import * as styles from './watch-screen.css.ts';

interface LessonListProps {
  lessons: readonly VideoLesson[];
  /** Number of the current lesson. */
  current: number;
}

/** All video lessons by title. */
export function LessonList({ lessons, current }: LessonListProps) {
  const { t } = useCoursesTranslation();
  return (
    <nav aria-label={t('watch.list')}>
      <Stack space="small">
        <Heading level={2} size="small">
          {t('watch.list')}
        </Heading>
        <ol className={styles.list}>
          {lessons.map(({ lessonId, title }, index) => (
            <li key={lessonId}>
              <Link
                href={watchPath(lessonId)}
                aria-current={lessonId === current ? 'page' : undefined}
                className={styles.entry}
              >
                <Text as="span" size="small" tone="muted" tabular>
                  {index + 1}
                </Text>
                <span>{title}</span>
                {lessonId === current && <Icon glyph={Play} size="small" label={t('watch.now')} />}
              </Link>
            </li>
          ))}
        </ol>
      </Stack>
    </nav>
  );
}
