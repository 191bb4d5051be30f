import { LessonScreen } from '@rehearse/ui/screens';
import { lazy } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { articleView } from '../../pages/articles/article-views.ts';
import { useArticle } from '../../pages/articles/articles.ts';
import { useWrittenLessons } from '../../pages/courses/written-lessons.ts';
import { Component as NotFound } from '../not-found.tsx';

/** The player is only loaded when a video is watched. */
const Watch = lazy(() => import('./watch.tsx').then(({ Watch: component }) => ({ default: component })));

export function Component() {
  const { lesson = '' } = useParams();
  return lesson === 'watch' ? <Watch /> : <Written slug={lesson} />;
}

function Written({ slug }: { slug: string }) {
  const article = useArticle('lessons', slug);
  return article === null ? <NotFound /> : <Lesson article={articleView(article)} slug={slug} />;
}

function Lesson({ article, slug }: Pick<Parameters<typeof LessonScreen>[0], 'article' | 'slug'>) {
  useTitle(article.title, { description: article.intro });
  const lessons = useWrittenLessons();
  const navigate = useNavigate();
  return (
    <LessonScreen
      article={article}
      slug={slug}
      lessons={lessons}
      onNavigate={(href) => void navigate(href)}
      onPrint={() => window.print()}
    />
  );
}
