import { ArticleScreen, type ArticleScreenProps } from '@rehearse/ui/screens';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { articleView } from '../../pages/articles/article-views.ts';
import { useArticle } from '../../pages/articles/articles.ts';
import { Component as NotFound } from '../not-found.tsx';

interface LegalPageProps {
  /** File name in `content/{language}/legal`. */
  name: 'terms' | 'privacy' | 'refunds' | 'credits';
  /** Shown below the text. */
  children?: ReactNode;
}

/** A legal page in the current language. */
export function LegalPage({ name, children }: LegalPageProps) {
  const article = useArticle('legal', name);
  return article === null ? <NotFound /> : <Legal article={articleView(article)}>{children}</Legal>;
}

function Legal({ article, children }: Pick<ArticleScreenProps, 'article' | 'children'>) {
  useTitle(article.title, { description: article.intro });
  return (
    <ArticleScreen article={article} onNavigate={useNavigate()}>
      {children}
    </ArticleScreen>
  );
}
