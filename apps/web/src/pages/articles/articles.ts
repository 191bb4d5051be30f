import { use, useDeferredValue } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';

/** What an article is: a post, a legal page or a lesson of a course. */
export type ArticleKind = 'blog' | 'legal' | 'lessons';

type Language = 'en' | 'zh';

/** An article with its text. */
export interface Article {
  /** Its file's name, and the last part of its path. */
  slug: string;
  /** The language it is written in: English where the reader's has no such article. */
  language: Language;
  attributes: ArticleAttributes;
  html: string;
  headings: { id: string; text: string; level: number }[];
  /** Minutes it takes to read. */
  minutes: number;
}

/** An article in a list. */
export type ArticleEntry = Omit<Article, 'html' | 'headings'>;

/** Front matter. What a kind must have is said in `article-pages.ts` and checked as the site is built. */
export type ArticleAttributes = { title: string } & Record<string, unknown>;

type ArticleModule = Omit<Article, 'slug' | 'language'>;
interface IndexModule {
  entries: Omit<ArticleEntry, 'language'>[];
}

const articleModules = import.meta.glob<ArticleModule>('../../../content/*/{blog,legal,lessons}/*.md');

const indexModules: Record<Language, Record<ArticleKind, () => Promise<IndexModule>>> = {
  en: {
    blog: () => import('articles:en/blog'),
    legal: () => import('articles:en/legal'),
    lessons: () => import('articles:en/lessons'),
  },
  zh: {
    blog: () => import('articles:zh/blog'),
    legal: () => import('articles:zh/legal'),
    lessons: () => import('articles:zh/lessons'),
  },
};

const pathOf = (language: Language, kind: ArticleKind, slug: string) =>
  `../../../content/${language}/${kind}/${slug}.md`;

/** Keeps what was loaded under its key, as `use` needs; what failed is asked for again the next time. */
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

/** Loads an article in a language, or in English where that has none; null where there is no such article. */
export function loadArticle(kind: ArticleKind, slug: string, language: Language): Promise<Article> | null {
  const written = pathOf(language, kind, slug) in articleModules ? language : 'en';
  const path = pathOf(written, kind, slug);
  const load = articleModules[path];
  if (load === undefined) return null;
  return keep(articles, path, async () => ({ ...(await load()), slug, language: written }));
}

/** Loads the articles of a kind in order of their names; where a language lacks one, the English stands in. */
export function loadArticleList(kind: ArticleKind, language: Language): Promise<ArticleEntry[]> {
  return keep(lists, `${language}/${kind}`, async () => {
    const [english, own] = await Promise.all([indexModules.en[kind](), indexModules[language][kind]()]);
    return english.entries.map((entry) => {
      const translated = own.entries.find(({ slug }) => slug === entry.slug);
      return translated === undefined ? { ...entry, language: 'en' } : { ...translated, language };
    });
  });
}

/**
 * The article in the reader's language; null where there is none of this name. Suspends until it is there; when the language
 * changes the old text stays until the new one has arrived.
 */
export function useArticle(kind: ArticleKind, slug: string): Article | null {
  const language = useDeferredValue(useLanguage()[0]);
  const article = loadArticle(kind, slug, language);
  return article === null ? null : use(article);
}

/** The articles of a kind in the reader's language; suspends as {@link useArticle} does. */
export function useArticleList(kind: ArticleKind): ArticleEntry[] {
  const language = useDeferredValue(useLanguage()[0]);
  return use(loadArticleList(kind, language));
}
