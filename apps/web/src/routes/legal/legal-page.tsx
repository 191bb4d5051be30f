import { ArticleScreen } from '@rehearse/ui/screens';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { articleView } from '../../pages/articles/article-views.ts';
import { useArticle } from '../../pages/articles/articles.ts';
import { Component as NotFound } from '../not-found.tsx';

interface LegalPageProps {
  /** File name in `content/{language}/legal`. */
  name: 'terms' | 'privacy' | 'refunds' | 'credits';
}

/** A legal page in the current language. */
export function LegalPage({ name }: LegalPageProps) {
  const article = useArticle('legal', name);
  return article === null ? <NotFound /> : <Legal article={articleView(article)} />;
}

function Legal({ article }: Pick<Parameters<typeof ArticleScreen>[0], 'article'>) {
  useTitle(article.title, { description: article.intro });
  return <ArticleScreen article={article} onNavigate={useNavigate()} />;
}
