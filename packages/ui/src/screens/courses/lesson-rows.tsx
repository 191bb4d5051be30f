'use client';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon, Link, Text } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import type { LessonLink } from './courses.types.ts';
import * as styles from './courses-screen.css.ts';

/** Links to written lessons, one in each row. */
export function LessonRows({ lessons }: { lessons: readonly LessonLink[] }) {
  const { t } = useCoursesTranslation();
  return (
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
  );
}
