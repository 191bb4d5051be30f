'use client';
import { useArticlesTranslation } from '../../i18n/use-articles-translation.ts';
import { type ArticleLink, ArticleScreen, type ArticleView } from '../article/index.ts';
import { blogPostPath, sitePaths } from '../site-paths.ts';
import type { BlogPost } from './blog.types.ts';
import { BlogPicture } from './blog-picture.tsx';

export interface BlogPostScreenProps {
  article: ArticleView;
  /** Number of the post. */
  slug: string;
  /** All posts in order, to find the previous and next one. */
  posts: readonly BlogPost[];
  /** Called when a link to another page of the site is followed. */
  onNavigate?: ((href: string) => void) | undefined;
}

const linkTo = (post: BlogPost | undefined): ArticleLink | undefined =>
  post && { href: blogPostPath(post.slug), title: post.title };

/** A post with its illustration, and links to its neighbors. */
export function BlogPostScreen({ article, slug, posts, onNavigate }: BlogPostScreenProps) {
  const { t } = useArticlesTranslation();
  const at = posts.findIndex((post) => post.slug === slug);
  const post = posts[at];
  return (
    <ArticleScreen
      article={article}
      back={{ href: sitePaths.blog, title: t('all') }}
      previous={linkTo(posts[at - 1])}
      next={linkTo(posts[at + 1])}
      picture={post && <BlogPicture name={post.picture} />}
      onNavigate={onNavigate}
    />
  );
}
