'use client';
import BookOpen from 'lucide-react/icons/book-open';
import { ButtonLink } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { ArticleScreen, type ArticleView } from '../article/index.ts';
import type { WrittenLesson } from '../courses/index.ts';
import { sitePaths } from '../site-paths.ts';
import { LessonActions } from './lesson-actions.tsx';

export interface LessonScreenProps {
  article: ArticleView;
  /** Slug of the lesson. */
  slug: string;
  /** All written lessons in order, to find the previous and next one. */
  lessons: readonly WrittenLesson[];
  /** Called when a link to another page of the site is followed. */
  onNavigate?: ((href: string) => void) | undefined;
  onPrint: () => void;
}

/** A written lesson with links to its neighbors, practice and printing. */
export function LessonScreen({ article, slug, lessons, onNavigate, onPrint }: LessonScreenProps) {
  const { t } = useCoursesTranslation();
  const at = lessons.findIndex(({ href }) => href.endsWith(`/${slug}`));
  const isOfWords = lessons[at]?.group === 'words';
  return (
    <ArticleScreen
      article={article}
      back={{ href: sitePaths.courses, title: t('title') }}
      previous={lessons[at - 1]}
      next={lessons[at + 1]}
      onNavigate={onNavigate}
    >
      <LessonActions onPrint={onPrint}>
        {isOfWords ? (
          <ButtonLink href={sitePaths.vocabulary} icon={BookOpen}>
            {t('lesson.words')}
          </ButtonLink>
        ) : (
          <ButtonLink href={sitePaths.practice}>{t('lesson.practise')}</ButtonLink>
        )}
      </LessonActions>
    </ArticleScreen>
  );
}
