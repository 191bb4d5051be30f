import { type ArticleView, type BlogPost, isBlogPictureName } from '@rehearse/ui/screens';
import { type Article, type ArticleAttributes, useArticleList } from './articles.ts';

const textOf = (attributes: ArticleAttributes, name: string): string | undefined => {
  const value = attributes[name];
  return typeof value === 'string' ? value : undefined;
};

/** A loaded article for its screen. */
export const articleView = ({ attributes, language, html, headings, minutes }: Article): ArticleView => ({
  title: attributes.title,
  language,
  html,
  headings,
  minutes,
  intro: textOf(attributes, 'intro'),
  date: textOf(attributes, 'date'),
  updated: textOf(attributes, 'updated'),
  author: textOf(attributes, 'author'),
});

/** The posts in the current language. Suspends until they are loaded. */
export function useBlogPosts(): BlogPost[] {
  return useArticleList('blog').map(({ slug, attributes, minutes }) => {
    const text = (name: string) => textOf(attributes, name) ?? '';
    const picture = text('picture');
    if (!isBlogPictureName(picture)) throw new Error(`The post ${slug} names no known picture: ${picture}`);
    const [date, intro, author] = [text('date'), text('intro'), text('author')];
    return { slug, title: attributes.title, date, intro, author, picture, minutes };
  });
}
