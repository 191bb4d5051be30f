/** An article, compiled by `vite-articles.ts`. */
declare module '*.md' {
  export const attributes: { title: string } & Record<string, unknown>;
  export const html: string;
  export const headings: { id: string; text: string; level: number }[];
  export const minutes: number;
}

/** The articles of a folder without their texts, in order of their names. */
declare module 'articles:*' {
  export const entries: {
    slug: string;
    attributes: { title: string } & Record<string, unknown>;
    minutes: number;
  }[];
}
