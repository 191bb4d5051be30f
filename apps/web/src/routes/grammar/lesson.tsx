import { GrammarLessonScreen } from '@rehearse/ui/screens';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { articleView } from '../../pages/articles/article-views.ts';
import { useArticle } from '../../pages/articles/articles.ts';
import { useGrammarLessons } from '../../pages/grammar/grammar-lessons.ts';
import { Component as NotFound } from '../not-found.tsx';

export function Component() {
  const { kind = '' } = useParams();
  const article = useArticle('grammar', kind);
  return article === null ? <NotFound /> : <Lesson article={articleView(article)} kind={kind} />;
}

function Lesson({ article, kind }: Pick<Parameters<typeof GrammarLessonScreen>[0], 'article' | 'kind'>) {
  useTitle(article.title, { description: article.intro });
  const lessons = useGrammarLessons();
  const navigate = useNavigate();
  return (
    <GrammarLessonScreen
      article={article}
      kind={kind}
      lessons={lessons}
      onNavigate={(href) => void navigate(href)}
      onPrint={() => window.print()}
    />
  );
}
