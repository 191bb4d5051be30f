import { BlogPostScreen } from '@rehearse/ui/screens';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { articleView, useBlogPosts } from '../../pages/articles/article-views.ts';
import { useArticle } from '../../pages/articles/articles.ts';
import { Component as NotFound } from '../not-found.tsx';

export function Component() {
  const { post = '' } = useParams();
  const article = useArticle('blog', post);
  return article === null ? <NotFound /> : <Post article={articleView(article)} slug={post} />;
}

function Post({ article, slug }: Pick<Parameters<typeof BlogPostScreen>[0], 'article' | 'slug'>) {
  useTitle(article.title, { description: article.intro });
  const posts = useBlogPosts();
  return <BlogPostScreen article={article} slug={slug} posts={posts} onNavigate={useNavigate()} />;
}
