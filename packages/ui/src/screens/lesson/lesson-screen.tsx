'use client';
import BookOpen from 'lucide-react/icons/book-open';
import Printer from 'lucide-react/icons/printer';
import { Button, ButtonLink, Inline } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { ArticleScreen, type ArticleView } from '../article/index.ts';
import type { WrittenLesson } from '../courses/index.ts';
import { sitePaths } from '../site-paths.ts';
import { actions } from './lesson-screen.css.ts';

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
      <div className={actions}>
        <Inline space="small">
          {isOfWords ? (
            <ButtonLink href={sitePaths.vocabulary} icon={BookOpen}>
              {t('lesson.words')}
            </ButtonLink>
          ) : (
            <ButtonLink href={sitePaths.practice}>{t('lesson.practise')}</ButtonLink>
          )}
          <Button variant="outline" icon={Printer} onClick={onPrint}>
            {t('lesson.print')}
          </Button>
        </Inline>
      </div>
    </ArticleScreen>
  );
}
