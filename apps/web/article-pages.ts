import { sitePaths } from '../../packages/ui/src/screens/site-paths.ts';

/** Folders of articles; each is shown by the route of its own. */
export const articleKinds = ['blog', 'legal', 'lessons'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Front matter that articles of a kind must have beside `title`. */
export const requiredAttributes: Readonly<Record<ArticleKind, readonly string[]>> = {
  blog: ['intro', 'date', 'author', 'picture'],
  legal: ['intro', 'updated'],
  lessons: ['intro'],
};

/** Paths with a parameter that names an article. */
const kindByPath: Readonly<Record<string, ArticleKind>> = {
  [sitePaths.blogPost]: 'blog',
  [sitePaths.lesson]: 'lessons',
};

/** Can a link lead to this path? Articles must be there, other parameters may be anything. */
export function isPage(path: string, hasArticle: (kind: ArticleKind, slug: string) => boolean): boolean {
  return Object.values(sitePaths).some((pattern) => {
    const match = new RegExp(`^${pattern.replace(/:\w+/, '([\\w-]+)')}$`).exec(path);
    if (match === null) return false;
    const kind = kindByPath[pattern];
    return kind === undefined || hasArticle(kind, match[1] ?? '');
  });
}
