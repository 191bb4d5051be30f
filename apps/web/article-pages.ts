import { sitePaths } from '../../packages/ui/src/screens/site-paths.ts';

/** Folders of articles; each has its own route. */
export const articleKinds = ['blog', 'legal', 'lessons', 'grammar'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Required front matter by kind, in addition to `title`. */
export const requiredAttributes: Readonly<Record<ArticleKind, readonly string[]>> = {
  blog: ['intro', 'date', 'author', 'picture'],
  legal: ['intro', 'updated'],
  lessons: ['intro'],
  grammar: ['intro', 'kind', 'order'],
};

/** Routes with a parameter for the article. */
const kindByPath: Readonly<Record<string, ArticleKind>> = {
  [sitePaths.blogPost]: 'blog',
  [sitePaths.lesson]: 'lessons',
  [sitePaths.grammarLesson]: 'grammar',
};

/** Whether a link may lead to this path. Articles must exist; other parameters can be anything. */
export function isPage(path: string, hasArticle: (kind: ArticleKind, slug: string) => boolean): boolean {
  return Object.values(sitePaths).some((pattern) => {
    const match = new RegExp(`^${pattern.replace(/:\w+/, '([\\w-]+)')}$`).exec(path);
    if (match === null) return false;
    const kind = kindByPath[pattern];
    return kind === undefined || hasArticle(kind, match[1] ?? '');
  });
}
