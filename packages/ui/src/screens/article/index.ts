export type { ArticleLink, ArticleSection, ArticleView } from './article.types.ts';
export { ArticleScreen, type ArticleScreenProps } from './article-screen.tsx';
export { Prose, type ProseProps } from './prose.tsx';
