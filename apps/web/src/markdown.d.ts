/** An article, compiled by `vite-articles.ts`. */
declare module '*.md' {
  export const attributes: { title: string } & Record<string, unknown>;
  export const html: string;
  export const headings: { id: string; text: string; level: number }[];
  export const minutes: number;
}

/** What loads the articles of each folder without their texts, in order of their names. */
declare module 'articles:indexes' {
  interface ArticleIndex {
    entries: {
      slug: string;
      attributes: { title: string } & Record<string, unknown>;
      minutes: number;
    }[];
  }
  export const articleIndexes: Readonly<
    Record<
      import('@rehearse/languages').Language,
      Record<import('./pages/articles/articles.ts').ArticleKind, () => Promise<ArticleIndex>>
    >
  >;
}
