'use client';
import { ButtonLink } from '../../components/index.ts';
import { useCoursesTranslation } from '../../i18n/use-courses-translation.ts';
import { ArticleScreen, type ArticleView } from '../article/index.ts';
import type { LessonLink } from '../courses/index.ts';
import { LessonActions } from '../lesson/lesson-actions.tsx';
import { grammarLessonPath, sitePaths } from '../site-paths.ts';

export interface GrammarLessonScreenProps {
  article: ArticleView;
  /** The kind of mistake it explains. */
  kind: string;
  /** All lessons in order, to find the previous and next one. */
  lessons: readonly LessonLink[];
  /** Called when a link to another page of the site is followed. */
  onNavigate?: ((href: string) => void) | undefined;
  onPrint: () => void;
}

/** A grammar lesson with links to its neighbors, practice and printing. */
export function GrammarLessonScreen({ article, kind, lessons, onNavigate, onPrint }: GrammarLessonScreenProps) {
  const { t } = useCoursesTranslation();
  const at = lessons.findIndex(({ href }) => href === grammarLessonPath(kind));
  return (
    <ArticleScreen
      article={article}
      back={{ href: sitePaths.grammar, title: t('grammar.title') }}
      previous={lessons[at - 1]}
      next={lessons[at + 1]}
      onNavigate={onNavigate}
    >
      <LessonActions onPrint={onPrint}>
        <ButtonLink href={sitePaths.practice}>{t('lesson.practise')}</ButtonLink>
      </LessonActions>
    </ArticleScreen>
  );
}
