import { articleIndexes } from 'articles:indexes';
import { fallbackLanguage, type Language } from '@rehearse/languages';
import { use, useDeferredValue } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';

/** Kinds of articles: posts, legal pages, lessons on the test and on grammar. */
export type ArticleKind = 'blog' | 'legal' | 'lessons' | 'grammar';

/** An article with its text. */
export interface Article {
  /** File name, and last part of the path. */
  slug: string;
  /** Language of the text: English if there is no translation. */
  language: Language;
  attributes: ArticleAttributes;
  html: string;
  headings: { id: string; text: string; level: number }[];
  /** Reading time in minutes. */
  minutes: number;
}

/** An article in a list. */
export type ArticleEntry = Omit<Article, 'html' | 'headings'>;

/** Front matter. `article-pages.ts` lists what each kind requires; the build checks it. */
export type ArticleAttributes = { title: string } & Record<string, unknown>;

type ArticleModule = Omit<Article, 'slug' | 'language'>;
const articleModules = import.meta.glob<ArticleModule>('../../../content/*/{blog,legal,lessons,grammar}/*.md');

const pathOf = (language: Language, kind: ArticleKind, slug: string) =>
  `../../../content/${language}/${kind}/${slug}.md`;

/** Caches promises by key, as `use` needs; failures are retried on the next call. */
function keep<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const promise = load();
  kept.set(key, promise);
  promise.catch(() => kept.delete(key));
  return promise;
}

const articles = new Map<string, Promise<Article>>();
const lists = new Map<string, Promise<ArticleEntry[]>>();

/** Loads an article in a language, or else in English; null if there is none. */
export function loadArticle(kind: ArticleKind, slug: string, language: Language): Promise<Article> | null {
  const written = pathOf(language, kind, slug) in articleModules ? language : fallbackLanguage;
  const path = pathOf(written, kind, slug);
  const load = articleModules[path];
  if (load === undefined) return null;
  return keep(articles, path, async () => ({ ...(await load()), slug, language: written }));
}

/** Loads the articles of a kind in order of their names; missing translations are replaced by English. */
export function loadArticleList(kind: ArticleKind, language: Language): Promise<ArticleEntry[]> {
  return keep(lists, `${language}/${kind}`, async () => {
    const [english, own] = await Promise.all([
      articleIndexes[fallbackLanguage][kind](),
      articleIndexes[language][kind](),
    ]);
    return english.entries.map((entry) => {
      const translated = own.entries.find(({ slug }) => slug === entry.slug);
      return translated === undefined ? { ...entry, language: fallbackLanguage } : { ...translated, language };
    });
  });
}

/**
 * The article in the current language; null if there is none with this name. Suspends until it is loaded; when the
 * language changes, the old text stays until the new one is loaded.
 */
export function useArticle(kind: ArticleKind, slug: string): Article | null {
  const language = useDeferredValue(useLanguage()[0]);
  const article = loadArticle(kind, slug, language);
  return article === null ? null : use(article);
}

/** The articles of a kind in the current language; suspends like {@link useArticle}. */
export function useArticleList(kind: ArticleKind): ArticleEntry[] {
  const language = useDeferredValue(useLanguage()[0]);
  return use(loadArticleList(kind, language));
}
